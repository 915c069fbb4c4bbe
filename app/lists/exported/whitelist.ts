import { call } from '#app/api/call.server.ts';
import { choice, search, unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listWhitelist } from '#contract/whitelist.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { WHITELIST_SORTS, WHITELIST_STATES } from '#domain/issuance/whitelist.ts';
import { exportable } from './exportable.ts';

/** Who may hold a project's token, by their address. */
export const WHITELIST = listPage({
  texts: 'whitelist',
  counted: 'whitelist:count',
  exported: 'whitelist',
  filters: {
    q: search('whitelist:filter.search'),
    state: choice(WHITELIST_STATES, {
      label: 'whitelist:column.state',
      any: 'whitelist:filter.any',
      named: 'whitelist:state',
    }),
    view: unseen(['list', 'add', 'people'] as const),
  },
  sorts: { columns: WHITELIST_SORTS, ascending: ['state', 'address'], first: 'state' },
});

export const whitelistExport = exportable(WHITELIST, {
  path: (area, about = '') => pathTo[area].whitelist(about),
  query: (_, { view, ...asked }) => asked,
  async look(visit, filter, id) {
    const answer = await call(visit, listWhitelist, { params: { id }, query: { ...filter, per_page: 1 } as never });
    return { meta: answer.meta, project: answer.issuance.title };
  },
});
