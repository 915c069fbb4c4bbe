import { call } from '#app/api/call.server.ts';
import { choice, chosenFrom, day, joinedChoice, period, recordId, search, unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { projectOptions } from '#app/lists/project-options.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { INVESTMENT_STATUSES, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { exportable } from './exportable.ts';

const WAITING = ['proof', 'mint', 'refund'] as const;

export const STATUS = joinedChoice(INVESTMENT_STATUSES, {
  label: 'managed:filter.status',
  any: 'managed:filter.anyStatus',
  named: 'statuses:investment',
});

/** Orders of managers and issuers, by their address. */
export const INVESTMENTS = listPage({
  texts: 'managed',
  counted: 'managed:count',
  exported: 'investments',
  filters: {
    q: search('managed:filter.search'),
    issuance: chosenFrom(recordId, {
      label: 'managed:filter.project',
      any: 'managed:filter.anyProject',
      unknown: 'managed:unknownProject',
    }),
    status: STATUS,
    date: period({ label: 'managed:filter.date', any: 'managed:filter.anyDate' }),
    method: choice(PAYMENT_METHODS, {
      label: 'managed:filter.method',
      any: 'managed:filter.anyMethod',
      named: 'statuses:method',
    }),
    from: day({ label: 'managed:filter.from', chip: 'managed:from' }),
    to: day({ label: 'managed:filter.to', chip: 'managed:to' }),
    waiting: unseen(WAITING, ({ t }, value) => t(`managed:inbox.${value}`)),
  },
  sorts: {
    columns: ['created_at', 'amount', 'tokens'],
    // What waits comes by itself with the one that has waited longest first.
    first: ({ waiting }) => (waiting ? undefined : '-created_at'),
  },
});

export const investmentsExport = exportable(INVESTMENTS, {
  path: (area) => pathTo[area].investments,
  async look(visit, filter) {
    const { meta, issuances } = await call(visit, listManagedInvestments, {
      query: { ...filter, per_page: 1 } as never,
    });
    return { meta, options: { issuance: projectOptions(visit, issuances) } };
  },
});
