import { call } from '#app/api/call.server.ts';
import { choice, search } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listTokens, TOKEN_SORTS } from '#contract/tokens.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { TOKEN_LABELS } from '#domain/issuance/token-label.ts';
import { exportable } from './exportable.ts';

/** Tokens of managers and issuers, by their address. */
export const TOKENS = listPage({
  texts: 'tokens',
  counted: 'tokens:list.count',
  exported: 'tokens',
  filters: {
    q: search('tokens:list.search'),
    product_type: choice(PRODUCT_TYPES, {
      label: 'tokens:list.product',
      any: 'tokens:list.anyProduct',
      named: 'statuses:product',
    }),
    label: choice(TOKEN_LABELS, { label: 'tokens:list.label', any: 'tokens:list.anyLabel', named: 'tokens:label' }),
  },
  sorts: { columns: TOKEN_SORTS, ascending: ['symbol'], first: 'symbol' },
});

export const tokensExport = exportable(TOKENS, {
  path: (area) => pathTo[area].tokens,
  look: (visit, filter) => call(visit, listTokens, { query: { ...filter, per_page: 1 } as never }),
});
