import { nameOf, showing } from '../../contract/content.ts';
import type { ImagePair } from '../../contract/fields.ts';
import { once } from '../../domain/format.ts';
import { imageAddresses } from '../../domain/image.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useUi } from '../context.tsx';
import type { Maybe } from '../cx.ts';
import { Check } from '../icons/check.ts';
import { User } from '../icons/user.ts';
import { SafeImage } from './picture.tsx';

export interface AvatarProps {
  readonly name: Maybe<string>;
  readonly image?: Maybe<ImagePair>;
  /** Shows a check badge. */
  readonly verified?: Maybe<boolean>;
}

/** The picture of a person, or the first letter of the name on a colour. Decorative: the name stands beside it. */
export function Avatar({ name, image, verified }: AvatarProps) {
  const { locale } = useUi();
  const addresses = imageAddresses(image);
  const letter = <span aria-hidden>{firstLetter(name, locale) || <User size="55%" />}</span>;
  return (
    <span className={`mp-avatar mp-avatar--${hue(name)}`}>
      {addresses ? (
        <SafeImage
          key={addresses.normal}
          className="mp-avatar__img"
          loading="lazy"
          src={addresses.normal}
          retina={addresses.retina}
          alt=""
          fallback={letter}
        />
      ) : (
        letter
      )}
      {verified && (
        <span className="mp-avatar__badge" role="img" aria-label={uiMessages.verifiedBuyer}>
          <Check size="70%" strokeWidth={4} />
        </span>
      )}
    </span>
  );
}

/**
 * The first letter or digit of the name, with its marks, in upper case where that is one letter; else its first emoji or
 * other sign. Empty without one.
 */
function firstLetter(name: Maybe<string>, locale: string): string {
  const characters = charactersOf(nameOf(name ?? ''));
  const first =
    characters.find(one => /[\p{L}\p{N}]/u.test(one)) ?? characters.find(one => showing.test(one));
  const upper = first?.toLocaleUpperCase(locale) ?? '';
  // "ß" would become two letters.
  return charactersOf(upper).length > 1 ? (first ?? '') : upper;
}

/** What people take for one character each; code points in browsers without `Intl.Segmenter`. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  const segmenter = once('characters', () => new Intl.Segmenter());
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** The colour of a name, 1 to 6; 0 is the neutral one. */
function hue(name: Maybe<string>): number {
  if (!name) return 0;
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return 1 + (sum % 6);
}
