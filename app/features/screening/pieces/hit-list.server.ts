import { choice, search } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { HIT_STATES } from '#domain/screening/hit.ts';
import { WATCH_LISTS } from '#domain/screening/watch-list.ts';

/** Who was found on lists, by their address. */
export const HITS = listPage({
  texts: 'screening',
  counted: 'screening:count',
  filters: {
    q: search('screening:filter.search'),
    state: choice(HIT_STATES, {
      label: 'screening:filter.state',
      any: 'screening:filter.anyState',
      named: 'screening:state',
    }),
    list: choice(WATCH_LISTS, {
      label: 'screening:filter.list',
      any: 'screening:filter.anyList',
      named: 'screening:list',
    }),
  },
  // What waits for a decision has the oldest first.
  sorts: { columns: ['found'], first: ({ state }) => (state === 'OPEN' ? 'found' : '-found') },
});
