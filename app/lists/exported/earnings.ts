import { call } from '#app/api/call.server.ts';
import { choice } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listManagedEarnings } from '#contract/earnings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { EARNING_STATUSES } from '#domain/earning/status.ts';
import { exportable } from './exportable.ts';

/** Whose earnings a page lists: named by its own address, and by the address of its export. */
const OF = ['issuance', 'person'] as const;

/** Earnings of one project's token or of one person, by their address, in the desk's words or in their holder's. */
const earningsIn = (named: 'earnings:atDesk' | 'earnings:status') =>
  listPage({
    texts: 'earnings',
    exported: 'earnings',
    filters: {
      status: choice(EARNING_STATUSES, { label: 'earnings:state', any: 'earnings:anyState', named }),
    },
  });
export const EARNINGS = earningsIn('earnings:atDesk');
export const HOLDERS_EARNINGS = earningsIn('earnings:status');

const earningsList = exportable(EARNINGS, {
  path(area, _about, params) {
    const { issuance, person } = ofWhom(params);
    if (issuance) return pathTo[area].tokenEarnings(issuance);
    return person ? pathTo[area].investorEarnings(person) : pathTo[area].earnings;
  },
  look: (visit, filter) => call(visit, listManagedEarnings, { query: { ...filter, per_page: 1 } as never }),
});

export const earningsExport = {
  ...earningsList,
  filter: (visit, params) => ({ ...earningsList.filter(visit, params), ...ofWhom(params) }),
} satisfies typeof earningsList;

function ofWhom(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries(OF.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])));
}
