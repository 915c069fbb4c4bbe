import { call } from '#app/api/call.server.ts';
import { figureTexts, labelChip } from '#app/features/tokens/list/token-figures.server.ts';
import { TOKENS as LIST } from '#app/lists/exported/tokens.ts';
import { addressWith } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listTokens } from '#contract/tokens.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

/** The tokens of the tenant (managers) or of the issuer: what they are worth, or what they promise. */
export async function loadTokens(visit: SignedInVisit, area: 'manager' | 'entrepreneur') {
  const { t, url, lang } = visit;
  const path = pathTo[area].tokens;
  const asked = LIST.read(url.searchParams);
  const { data, meta } = await call(visit, listTokens, { query: asked });
  const view = url.searchParams.get('view') === 'terms' ? 'terms' : 'value';
  const viewTo = (name: 'value' | 'terms') => ({
    label: t(`tokens:list.view.${name}`),
    href: addressWith(path, url.searchParams, { view: name === 'terms' ? name : undefined }),
    current: view === name,
  });
  return {
    head: pageHead(visit, { title: t('tokens:list.title') }),
    count: t('tokens:list.count', { count: meta.total }),
    view: view as 'value' | 'terms',
    views: [viewTo('value'), viewTo('terms')],
    list: LIST.view(visit, asked, { path, meta, keep: ['view'], exported: { name: 'tokens' } }),
    rows: data.map((token) => ({
      id: token.id,
      href: pathTo[area].token(token.id),
      name: token.symbol || token.name || t('tokens:unnamed'),
      project: localized(token.title, lang),
      kind: t(`statuses:product.${token.product_type}`),
      label: labelChip(visit, token.label),
      ...figureTexts(visit, token),
    })),
  };
}

export type TokensData = Awaited<ReturnType<typeof loadTokens>>;
