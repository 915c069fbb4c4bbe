import { call } from '#app/api/call.server.ts';
import { choice, recordId, search, unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listStatementRows } from '#contract/statements.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { WAITING_REASONS } from '#domain/statement/match.ts';
import { ROW_VIEWS, type RowView } from '#domain/statement/row-state.ts';
import { exportable } from './exportable.ts';

/** How the list is looked at besides as the queue. */
const OTHER_VIEWS = [...ROW_VIEWS.filter((view) => view !== 'waiting'), 'all'] as const;

/** The view as the API takes it: everything is asked for by no view at all. */
export function viewAsked(view: (typeof OTHER_VIEWS)[number] | undefined): RowView | undefined {
  return view === 'all' ? undefined : (view ?? 'waiting');
}

/** Movements of the account, by their address. */
export const MOVEMENTS = listPage({
  texts: 'statements',
  exported: 'movements',
  filters: {
    q: search('statements:filter.search'),
    // The queue is what is shown first: it needs no word in the address.
    view: choice(OTHER_VIEWS, {
      label: 'statements:filter.view',
      any: 'statements:view.waiting',
      named: 'statements:view',
    }),
    reason: choice(WAITING_REASONS, {
      label: 'statements:filter.reason',
      any: 'statements:filter.anyReason',
      named: 'statements:reason',
    }),
    import: unseen(recordId, ({ t }, id, files) =>
      t('statements:ofFile', { name: files.find(({ value }) => value === id)?.label ?? t('statements:anotherFile') }),
    ),
  },
});

export const movementsExport = exportable(MOVEMENTS, {
  path: () => pathTo.manager.statements,
  query: (_visit, asked) => ({ ...asked, view: viewAsked(asked.view) }),
  look: (visit, filter) => call(visit, listStatementRows, { query: { ...filter, per_page: 1 } as never }),
});
