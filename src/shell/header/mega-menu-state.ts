import type { Category } from '../../contract/categories.ts';
import { barChildren, type CategoryId, type CategoryIndex } from '../../domain/categories.ts';

/** The panel that is open. */
export interface OpenPanel {
  /** The page that it was opened on. */
  readonly pageKey: string;
  /** The category of the bar. */
  readonly top: CategoryId;
  /** The child of it whose children are listed. */
  readonly second: CategoryId;
  /** `preview`: only because the focus is on its link. `skipped`: a preview that Tab is about to pass. */
  readonly state: 'open' | 'preview' | 'skipped';
}

/** What happens to the mega-menu. */
export type MenuEvent =
  /** `open`: the mouse or a key opens the panel of a category. `toggle`: a tap or a key opens or closes it. */
  | { readonly type: 'open' | 'focus' | 'toggle'; readonly top: Category }
  /** A category of the second level comes to the front. */
  | { readonly type: 'second'; readonly second: Category }
  | { readonly type: 'tab' | 'close' };

export const isPanelOf = (panel: OpenPanel | null, { id }: Category): boolean =>
  panel !== null && String(panel.top) === String(id);

/** The panel after an event on a page. A category without children has none. */
export function reduceMenu(
  panel: OpenPanel | null,
  event: MenuEvent,
  index: CategoryIndex,
  pageKey: string,
): OpenPanel | null {
  const show = ({ id: top }: Category, state: OpenPanel['state']): OpenPanel | null => {
    const [first] = barChildren(index, top);
    return first ? { pageKey, top, second: first.id, state } : null;
  };
  switch (event.type) {
    case 'open':
      return show(event.top, 'open');
    case 'focus':
      return isPanelOf(panel, event.top) && panel?.state !== 'skipped' ? panel : show(event.top, 'preview');
    case 'toggle':
      return isPanelOf(panel, event.top) ? null : show(event.top, 'open');
    case 'second':
      return panel && barChildren(index, event.second.id).length > 0
        ? { ...panel, second: event.second.id }
        : panel;
    case 'tab':
      return panel?.state === 'preview' ? { ...panel, state: 'skipped' } : panel;
    case 'close':
      return null;
  }
}
