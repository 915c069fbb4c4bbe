import { call } from '#app/api/call.server.ts';
import {
  choice,
  chosenFrom,
  day,
  daysAsked,
  joinedChoice,
  period,
  recordId,
  search,
  unseen,
} from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { INVESTMENT_STATUSES, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { localized } from '#domain/tenant/language.ts';
import { exportable } from './exportable.ts';

export const WAITING = ['proof', 'mint', 'refund'] as const;

export const STATUS = joinedChoice(INVESTMENT_STATUSES, {
  label: 'managed:filter.status',
  any: 'managed:filter.anyStatus',
  named: 'statuses:investment',
});

/** Orders of managers and issuers, by their address. */
export const INVESTMENTS = listPage({
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
  sorts: { columns: ['created_at', 'amount', 'tokens'], first: '-created_at' },
});

export const investmentsExport = exportable(INVESTMENTS, {
  path: (area) => pathTo[area].investments,
  query: (visit, asked) => ({ ...daysAsked(visit, asked), status: STATUS.codes(visit, asked.status) }),
  async look(visit, filter) {
    const { meta, issuances } = await call(visit, listManagedInvestments, {
      query: { ...filter, per_page: 1 } as never,
    });
    const projects = issuances.map(({ id, title }) => ({ value: id, label: localized(title, visit.lang) }));
    return { meta, options: { issuance: projects } };
  },
});
