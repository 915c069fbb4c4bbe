import { call } from '#app/api/call.server.ts';
import { choice, day, period } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listLegitimations } from '#contract/legitimations.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { LEGITIMATION_PURPOSES, LEGITIMATION_STANDINGS } from '#domain/legitimation/legitimation.ts';
import { exportable } from './exportable.ts';

/** The register of certificates of legitimation, by its address. */
export const LEGITIMATIONS = listPage({
  texts: 'legitimations',
  counted: 'legitimations:count',
  exported: 'legitimations',
  filters: {
    standing: choice(LEGITIMATION_STANDINGS, {
      label: 'legitimations:filter.standing',
      any: 'legitimations:filter.anyStanding',
      named: 'legitimations:standings',
    }),
    purpose: choice(LEGITIMATION_PURPOSES, {
      label: 'legitimations:filter.purpose',
      any: 'legitimations:filter.anyPurpose',
      named: 'legitimations:purpose',
    }),
    date: period({ label: 'legitimations:filter.date', any: 'legitimations:filter.anyDate' }),
    from: day({ label: 'legitimations:filter.from', chip: 'legitimations:filter.fromChip' }),
    to: day({ label: 'legitimations:filter.to', chip: 'legitimations:filter.toChip' }),
  },
});

export const legitimationsExport = exportable(LEGITIMATIONS, {
  path: () => pathTo.manager.legitimations,
  look: (visit, filter) => call(visit, listLegitimations, { query: { ...filter, per_page: 1 } as never }),
});
