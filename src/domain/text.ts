/** Cuts a text that is longer than `max` characters and puts three dots behind; an emoji is never cut in two. */
export function cutText(text: string, max: number): string {
  // No text has more characters than code units.
  if (text.length <= max) return text;
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('')}...` : text;
}
