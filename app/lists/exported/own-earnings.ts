import { call } from '#app/api/call.server.ts';
import { choice, chosenFrom, day, period, recordId } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { projectOptions } from '#app/lists/project-options.ts';
import { listEarnings } from '#contract/earnings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { EARNING_STATUSES } from '#domain/earning/status.ts';
import { exportable } from './exportable.ts';

/** An investor's own earnings, by their address. */
export const OWN_EARNINGS = listPage({
  texts: 'earnings',
  exported: 'own-earnings',
  filters: {
    issuance: chosenFrom<string>(recordId, { label: 'earnings:project', any: 'earnings:anyProject' }),
    status: choice(EARNING_STATUSES, { label: 'earnings:state', any: 'earnings:anyState', named: 'earnings:status' }),
    date: period({ label: 'earnings:date.distributed', any: 'earnings:anyDate' }),
    from: day({ label: 'earnings:from', chip: 'earnings:fromChip' }),
    to: day({ label: 'earnings:until', chip: 'earnings:untilChip' }),
  },
});

export const ownEarningsExport = exportable(OWN_EARNINGS, {
  path: () => pathTo.user.earnings,
  async look(visit, filter) {
    const { meta, issuances } = await call(visit, listEarnings, { query: { ...filter, per_page: 1 } as never });
    return { meta, options: { issuance: projectOptions(visit, issuances) } };
  },
});
