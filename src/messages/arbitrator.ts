import type { arbitratorAssignees, arbitratorSorts } from '../contract/arbitrator.ts';

/** Texts of the list of an arbitrator. Numbers and dates are formatted already. */
export const arbitratorMessages = {
  title: 'Disputes',
  lead: 'Read what both sides say, ask for what is missing, and decide.',
  controls: 'Search, filter and sort',
  search: 'Search disputes',
  status: 'Status',
  statuses: { open: 'Open', all: 'All' } as Readonly<Record<string, string>>,
  type: 'Type',
  anyType: 'All types',
  assignee: 'Assigned to',
  assignees: { anyone: 'Anyone', me: 'Me', nobody: 'Nobody' } satisfies Record<
    (typeof arbitratorAssignees)[number],
    string
  > as Readonly<Record<string, string>>,
  sortBy: 'Sort by',
  sorts: { oldest: 'Oldest first', newest: 'Newest first', due: 'Due first' } satisfies Record<
    (typeof arbitratorSorts)[number],
    string
  > as Readonly<Record<string, string>>,
  clear: 'Clear filters',

  list: 'Disputes',
  count: (count: number, shown: string) => (count === 1 ? '1 dispute' : `${shown} disputes`),
  loading: 'Loading disputes…',
  /** `id` stands where the host tells neither product nor store. */
  untitled: (id: string) => `Dispute ${id}`,
  between: (reviewer: string, store: string) => `${reviewer} and ${store}`,
  somebody: 'A reviewer',
  opened: (ago: string) => `Opened ${ago}`,
  due: (date: string) => `Due ${date}`,
  overdue: (date: string) => `Was due ${date}`,
  assigned: (name: string) => `Assigned to ${name}`,
  unassigned: 'Not assigned',
  /** The name of a button in a list: what it does, and to what. */
  actionOf: (action: string, title: string) => `${action}: ${title}`,
  done: (action: string, title: string) => `${action}: ${title}. Done.`,
  keys: 'Keys in the list: J or ↓ next, K or ↑ previous, Enter opens, A assigns to you.',

  none: { title: 'All caught up', text: 'There are no open disputes.' },
  noMatch: { title: 'No matching disputes', text: 'Try other words or fewer filters.' },
  failed: {
    title: 'No disputes to show',
    text: 'We couldn’t load the list, or this account does not handle disputes.',
  },
  noPage: { title: 'There is no dispute on this page', first: 'Go to the first page' },
} as const;
