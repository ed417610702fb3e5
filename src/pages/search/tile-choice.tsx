import { type ReactNode, useId } from 'react';
import { atLeastNone } from '../../domain/limit-choices.ts';

export interface Tile {
  readonly value: number;
  /** What is seen. */
  readonly content: ReactNode;
  /** What is heard. */
  readonly label: string;
}

interface TileChoiceProps {
  readonly legend: string;
  readonly hint?: string | undefined;
  /** Tiles in a row where there is room. */
  readonly columns: 3 | 4;
  readonly tiles: readonly Tile[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** One choice among a few, each on a tile of its own. Arrow keys move and choose. */
export function TileChoice({ legend, hint, columns, tiles, value, onChange }: TileChoiceProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="mp-filters__group" aria-describedby={hint && id}>
      <legend className="mp-field__label">{legend}</legend>
      <div className={`mp-tiles mp-tiles--${columns}`}>
        {tiles.map(tile => (
          <label key={tile.value} className="mp-tile">
            <input
              type="radio"
              name={id}
              className="mp-tile__input"
              aria-label={tile.label}
              checked={tile.value === atLeastNone(value)}
              onChange={() => onChange(tile.value)}
            />
            {tile.content}
          </label>
        ))}
      </div>
      {hint && (
        <p id={id} className="mp-field__note">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
