import { type ReactNode, useId } from 'react';
import { medalTiers } from '../../contract/limits.ts';
import { searchDefaults } from '../../contract/search-params.ts';
import { limitChoices, nonNegative, ratingLimits, reviewLimits } from '../../domain/limit-choices.ts';
import { filterMessages } from '../../messages/filters.ts';
import { uiMessages } from '../../messages/ui.ts';
import type { Formats } from '../../search-filters/formats.ts';
import { Medal } from '../../ui/cards/medal.tsx';
import { cx } from '../../ui/cx.ts';
import { listed } from '../../ui/format.ts';
import { Star } from '../../ui/icons/star.ts';
import { type ResultCounts, resultCount } from './result-counts.ts';

interface NumberFilterProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly formats: Formats;
  /** The number of results by value, where the host sends it. */
  readonly counts?: ResultCounts | undefined;
}

export function RatingFilter({ value, onChange, formats, counts }: NumberFilterProps): ReactNode {
  const tiles = limitChoices(ratingLimits, value).map((rating): Tile => {
    if (rating === 0) return anyTile();
    const text = formats.number(rating);
    return {
      value: rating,
      label: filterMessages.ratingAndUpSpoken({ rating: text }),
      content: (
        <>
          <Star size={16} className="mp-tile__star" />
          <span>{rating === 5 ? text : filterMessages.from({ value: text })}</span>
        </>
      ),
    };
  });
  return (
    <TileChoice
      legend={filterMessages.minimumRating}
      columns={4}
      tiles={tiles}
      value={value}
      onChange={onChange}
      counts={counts}
    />
  );
}

export function ReviewsFilter({ value, onChange, formats, counts }: NumberFilterProps): ReactNode {
  const tiles = limitChoices(reviewLimits, value).map((count): Tile => {
    if (count === 0) return anyTile();
    const text = formats.number(count);
    return {
      value: count,
      label: filterMessages.andUp({ value: text }),
      content: filterMessages.from({ value: text }),
    };
  });
  return (
    <TileChoice
      legend={filterMessages.reviews}
      columns={4}
      tiles={tiles}
      value={value}
      onChange={onChange}
      counts={counts}
    />
  );
}

interface ScoreFilterProps extends NumberFilterProps {
  readonly kind: 'transparency' | 'authenticity';
}

/** Medals to choose from. A score of the address between two medals has a tile of its own. */
export function ScoreFilter({ kind, value, onChange, formats, counts }: ScoreFilterProps): ReactNode {
  const tiers = medalTiers.map(({ from }) => from);
  const tiles = limitChoices(tiers, value).map((from): Tile => {
    if (from === 0) return { ...anyTile(), content: <ScoreTile name={filterMessages.any} /> };
    const tier = medalTiers.find(one => one.from === from)?.tier;
    const percent = formats.percent(from);
    const reach = from >= 100 ? percent : filterMessages.andUp({ value: percent });
    return {
      value: from,
      label: tier ? filterMessages.tier({ tier: uiMessages.medals[tier], percent: reach }) : reach,
      content: (
        <ScoreTile
          medal={tier && <Medal tier={tier} size="md" decorative />}
          name={tier ? uiMessages.medals[tier] : ''}
          reach={from >= 100 ? percent : filterMessages.from({ value: percent })}
        />
      ),
    };
  });
  const usual = kind === 'transparency' ? formats.percent(searchDefaults.min_transparency) : null;
  return (
    <TileChoice
      legend={filterMessages[kind]}
      hint={usual ? filterMessages.transparencyHint({ percent: usual }) : undefined}
      columns={3}
      tiles={tiles}
      value={value}
      onChange={onChange}
      counts={counts}
    />
  );
}

function ScoreTile({ medal, name, reach }: { medal?: ReactNode; name: string; reach?: string }): ReactNode {
  return (
    <span className="mp-tile__score">
      {medal}
      <span>
        {name && <b>{name}</b>}
        {reach && <span className="mp-tile__reach">{reach}</span>}
      </span>
    </span>
  );
}

const anyTile = (): Tile => ({ value: 0, label: filterMessages.any, content: filterMessages.any });

interface Tile {
  readonly value: number;
  /** Visible. */
  readonly content: ReactNode;
  /** For screen readers. */
  readonly label: string;
}

interface TileChoiceProps {
  readonly legend: string;
  readonly hint?: string | undefined;
  /** Tiles per row where there is room. */
  readonly columns: 3 | 4;
  readonly tiles: readonly Tile[];
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly counts: ResultCounts | undefined;
}

/** A radio group of tiles. Arrow keys move and choose. A tile that would leave no result is disabled, unless it is chosen. */
function TileChoice({ legend, hint, columns, tiles, value, onChange, counts }: TileChoiceProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="mp-filters__group" aria-describedby={hint && id}>
      <legend className="mp-field__label">{legend}</legend>
      <div className={`mp-tiles mp-tiles--${columns}`}>
        {tiles.map(tile => {
          const count = resultCount(counts, tile.value);
          const isChosen = tile.value === nonNegative(value);
          const isDisabled = count?.isNone && !isChosen;
          return (
            <label
              key={tile.value}
              className={cx('mp-tile', isChosen && 'mp-tile--chosen', isDisabled && 'mp-tile--none')}
            >
              <input
                type="radio"
                name={id}
                className="mp-tile__input"
                aria-label={listed([tile.label, count?.spoken])}
                checked={isChosen}
                disabled={isDisabled}
                onChange={() => onChange(tile.value)}
              />
              <span className="mp-tile__text">{tile.content}</span>
              {count && <span className="mp-filters__count">{count.text}</span>}
            </label>
          );
        })}
      </div>
      {hint && (
        <p id={id} className="mp-field__note">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
