import { type ReactNode, useEffect } from 'react';
import { foundNothing } from '../../api/search.ts';
import { savedSearchText } from '../../domain/saved-search.ts';
import { isOn } from '../../host/features.ts';
import { savedSearchMessages as texts } from '../../messages/saved-searches.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { latestData } from '../../state/loaded/query.ts';
import { currencyAtom } from '../../state/money/preference.ts';
import { appliedSearchAtom } from '../../state/page/address.ts';
import { isSavedAtom, resumeSavedAtom, toggleSavedAtom } from '../../state/search/saved-searches.ts';
import { searchResultsAtom } from '../../state/search/search-results.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Chip } from '../../ui/forms/chip.tsx';
import { Bookmark } from '../../ui/icons/bookmark.ts';

interface SaveSearchProps {
  /** For a search that finds nothing: stands only there, and else only where something is found. */
  readonly ofNone?: boolean;
}

/** Saves the search that is shown, or removes it. Nothing where the host saves no searches, or has no list of them. */
export function SaveSearch({ ofNone = false }: SaveSearchProps): ReactNode {
  const state = useAtomValue(searchResultsAtom);
  const search = savedSearchText(useAtomValue(appliedSearchAtom), useAtomValue(currencyAtom));
  const isSaved = useAtomValue(isSavedAtom);
  const toggle = useSetAtom(toggleSavedAtom);
  const resume = useSetAtom(resumeSavedAtom);
  useEffect(() => resume(), [resume]);
  if (search === '' || !isOn('following') || typeof latestData(state)?.metrics?.is_saved !== 'boolean')
    return null;
  const record = { search, wasSaved: state.data?.metrics?.is_saved === true };
  const isChosen = isSaved(record);
  if (foundNothing(state.data) !== ofNone) return null;
  const text = isChosen ? texts.isSaved : ofNone ? texts.saveNone : texts.save;
  const look = isChosen && 'mp-search__save--on';
  const press = () => void toggle(record);
  return ofNone ? (
    <Button icon={Bookmark} aria-pressed={isChosen} className={cx(look)} onClick={press}>
      {text}
    </Button>
  ) : (
    <Chip icon={Bookmark} selected={isChosen} className={cx('mp-search__save', look)} onClick={press}>
      <span className="mp-search__save-text">{text}</span>
    </Chip>
  );
}
