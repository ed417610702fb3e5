import type { ReactNode } from 'react';
import { countryName } from '../contract/countries.ts';
import type { ProfilePerson } from '../contract/profile.ts';
import { profileMessages as texts } from '../messages/profiles.ts';
import { reviewMessages } from '../messages/reviews.ts';
import { useUi } from '../ui/context.tsx';
import { Skeleton, SkeletonLine } from '../ui/feedback/skeleton.tsx';
import { formatCount } from '../ui/format.ts';
import { Avatar } from '../ui/media/avatar.tsx';
import { Link } from '../ui/navigation/link.tsx';

/** A number below the name. One that the host does not send is left out. */
export interface ProfileFigure {
  readonly count: number | null | undefined;
  /** The label of the count, in singular or plural. */
  readonly words: string | ((values: { readonly count: number }) => string);
  readonly href?: string;
}

interface ProfileHeadProps {
  readonly person: ProfilePerson;
  readonly figures: readonly ProfileFigure[];
  /** Links and buttons. */
  readonly children: ReactNode;
}

/** The person and their figures. */
export function ProfileHead({ person, figures, children }: ProfileHeadProps): ReactNode {
  const { locale } = useUi();
  const shownFigures = figures.flatMap(({ count, words, href }) =>
    count == null ? [] : [{ count, words: labelOf(words, count), href }],
  );
  return (
    <header className="mp-profile__head">
      <div className="mp-profile__who">
        <Avatar name={person.name} image={person.avatar_image_url} verified={person.verified_buyer} />
        <div>
          <h1 className="mp-h1">{person.name || reviewMessages.anonymous}</h1>
          {person.country && <p className="mp-muted">{countryName(person.country, locale)}</p>}
        </div>
      </div>
      <div className="mp-profile__actions">{children}</div>
      {shownFigures.length > 0 && (
        <dl className="mp-profile__figures" aria-label={texts.figures}>
          {shownFigures.map(({ count, words, href }) => (
            <div key={words}>
              <dt>{href ? <Link href={href}>{words}</Link> : words}</dt>
              <dd>{formatCount(count, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

const labelOf = (words: ProfileFigure['words'], count: number) =>
  typeof words === 'string' ? words : words({ count });

/** Stands for any count while it loads: the plural for a few. */
const aFew = 5;

interface ProfileHeadSkeletonProps {
  /** Those that follow, with or without counts. */
  readonly figures: readonly Pick<ProfileFigure, 'words'>[];
  /** The width of the actions, px. */
  readonly actionsWidth: number;
}

/** Shown while the profile loads. Labels keep their own room: some languages take two lines for them on a phone. */
export function ProfileHeadSkeleton({ figures, actionsWidth }: ProfileHeadSkeletonProps): ReactNode {
  return (
    <div className="mp-profile__head" aria-hidden>
      <div className="mp-profile__who">
        <Skeleton className="mp-avatar" />
        <div>
          <Skeleton width={200} height={30} />
          <SkeletonLine width={120} line={24} />
        </div>
      </div>
      <div className="mp-profile__actions">
        <Skeleton width={actionsWidth} height={36} />
      </div>
      <div className="mp-profile__figures">
        {figures.map(({ words }) => {
          const label = labelOf(words, aFew);
          return (
            <div key={label}>
              <span className="mp-skeleton mp-profile__label">
                <span>{label}</span>
              </span>
              <SkeletonLine width={40} line={26} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
