/** Cuts a text after `max` characters and appends '...'. Emoji stay whole. */
export function truncateText(text: string, max: number): string {
  // A text never has more characters than code units.
  if (text.length <= max) return text;
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('')}...` : text;
}
