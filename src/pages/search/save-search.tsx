import { type ReactNode, useEffect } from 'react';
import { totalOf } from '../../domain/format.ts';
import { savedSearchText } from '../../domain/saved-search.ts';
import { isOn } from '../../host/features.ts';
import { savedSearchMessages as texts } from '../../messages/saved-searches.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { latestData } from '../../state/loaded/query.ts';
import { currencyAtom } from '../../state/money/preference.ts';
import { appliedSearchAtom } from '../../state/page/address.ts';
import { isSavedAtom, resumeSavedAtom, toggleSavedAtom } from '../../state/search/saved-searches.ts';
import { searchResultsAtom } from '../../state/search/search-results.ts';
import { cx } from '../../ui/cx.ts';
import { Chip } from '../../ui/forms/chip.tsx';
import { Bookmark } from '../../ui/icons/bookmark.ts';

/** Saves the search that is shown, or removes it. Nothing where the host saves no searches, or has no list of them. */
export function SaveSearch(): ReactNode {
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
  // Not of a page after the last one, which has no results either.
  const hasNone =
    state.data !== undefined && totalOf(state.data.data.rounded_results_total_count).count === 0;
  return (
    <Chip
      icon={Bookmark}
      selected={isChosen}
      className={cx('mp-search__save', isChosen && 'mp-search__save--on')}
      onClick={() => void toggle(record)}
    >
      <span className="mp-search__save-text">
        {isChosen ? texts.isSaved : hasNone ? texts.saveNone : texts.save}
      </span>
    </Chip>
  );
}
