import type { arbitratorAssignees, arbitratorSorts } from '../contract/arbitrator.ts';
import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the list of an arbitrator. Dates are formatted already. */
export const arbitratorMessages = defineMessages('arbitrator', {
  title: 'Disputes',
  lead: 'Read what both sides say, ask for what is missing, and decide.',
  controls: 'Search, filter and sort',
  search: 'Search disputes',
  status: 'Status',
  statuses: { open: 'Open', all: 'All' },
  type: 'Type',
  anyType: 'All types',
  assignee: 'Assigned to',
  assignees: { anyone: 'Anyone', me: 'Me', nobody: 'Nobody' } satisfies Record<
    (typeof arbitratorAssignees)[number],
    string
  >,
  sortBy: 'Sort by',
  sorts: { oldest: 'Oldest first', newest: 'Newest first', due: 'Due first' } satisfies Record<
    (typeof arbitratorSorts)[number],
    string
  >,
  clear: 'Clear filters',

  list: 'Disputes',
  count: message('{count, plural, one {# dispute} other {# disputes}}'),
  loading: 'Loading disputes…',
  /** `id` is used when the host sends neither product nor store. */
  untitled: message('Dispute {id}'),
  between: message('{reviewer} and {store}'),
  somebody: 'A reviewer',
  opened: message('Opened {ago}'),
  /** For screen readers, before a price. */
  value: 'Value of the order:',
  overdue: message('Was due {date}'),
  assigned: message('Assigned to {name}'),
  unassigned: 'Not assigned',
  /** The name of a button in a list: what it does, and to what. */
  actionOf: message('{action}: {title}'),
  done: message('{action}: {title}. Done.'),
  keys: 'Shortcuts: J/K or ↓/↑ to move, Enter to open, A to assign to you.',

  none: { title: 'All caught up', text: 'There are no open disputes.' },
  noMatch: { title: 'No matching disputes', text: 'Try other words or fewer filters.' },
  failed: {
    title: 'No disputes to show',
    text: 'We couldn’t load the list.',
  },
  refused: {
    title: 'This page is for arbitrators',
    text: 'Disputes that you opened are in your profile.',
    own: 'Your disputes',
  },
  noPage: { title: 'There is no dispute on this page', first: 'Go to the first page' },
});
