import { call } from '#app/api/call.server.ts';
import { day } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listHolders } from '#contract/holders.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { exportable } from './exportable.ts';

/** Holders of a project's tokens, by their address. */
export const HOLDERS = listPage({
  texts: 'issuances',
  exported: 'holders',
  filters: { at: day({ label: 'issuances:investors.at', chip: 'issuances:investors.atChip' }) },
});

export const holdersExport = exportable(HOLDERS, {
  path: (area, about = '') => pathTo[area].investors(about),
  async look(visit, filter, id) {
    const answer = await call(visit, listHolders, { params: { id }, query: { ...filter, per_page: 1 } as never });
    return { meta: answer.meta, project: answer.issuance.title };
  },
});
