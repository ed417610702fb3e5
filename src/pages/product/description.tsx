import { plainText } from '../../domain/plain-text.ts';
import { ClampedText } from '../../ui/clamped-text.tsx';
import { richText } from '../../ui/rich-text.tsx';

/** A description that was written with HTML: cleaned, or as plain text where the page does not let HTML be parsed. */
export function Description({ html, lines }: { readonly html: string; readonly lines: number }) {
  const content = richText(html);
  return content ? (
    <ClampedText lines={lines} dir="auto">
      {content}
    </ClampedText>
  ) : (
    <ClampedText text={plainText(html)} lines={lines} dir="auto" />
  );
}
