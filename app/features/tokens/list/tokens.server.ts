import { call } from '#app/api/call.server.ts';
import { figureTexts, labelChip } from '#app/features/tokens/list/token-figures.server.ts';
import type { Column } from '#app/lists/column.ts';
import { TOKENS } from '#app/lists/exported/tokens.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { addressWith } from '#app/lists/paging.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listTokens, type TOKEN_SORTS } from '#contract/tokens.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

type TokenColumn = Column<AnswerOf<typeof listTokens>['data'][number], (typeof TOKEN_SORTS)[number]>;

/** The figures of each view, in their order, with the places that they have. */
const FIGURES = {
  value: {
    lastPrice: ['sum'],
    marketCap: ['aside'],
    maxSupply: ['mid'],
    assetValue: ['mid'],
    equityShare: ['wide'],
    outstandingDebt: ['mid'],
  },
  terms: { interest: ['sum'], maturity: ['aside'], coupons: ['mid'], facePrice: ['mid'], maturityRate: ['mid'] },
} as const satisfies Record<string, Partial<Record<keyof ReturnType<typeof figureTexts>, TokenColumn['at']>>>;

/** The tokens of the tenant (managers) or of the issuer: what they are worth, or what they promise. */
export async function loadTokens(visit: SignedInVisit, area: 'manager' | 'entrepreneur') {
  const { t, url, lang } = visit;
  const path = pathTo[area].tokens;
  const { asked, query } = TOKENS.of(visit);
  const view = url.searchParams.get('view') === 'terms' ? 'terms' : 'value';
  const viewTo = (name: keyof typeof FIGURES) => ({
    label: t(`tokens:list.view.${name}`),
    href: addressWith(path, url.searchParams, { view: name === 'terms' ? name : undefined }),
    current: view === name,
  });
  return listScreen(visit, TOKENS, {
    asked,
    answer: await call(visit, listTokens, { query }),
    path,
    keep: ['view'],
    title: t('tokens:list.title'),
    views: [viewTo('value'), viewTo('terms')],
    empty: { icon: 'tokens', filtered: t('tokens:list.empty'), none: t('tokens:list.none') },
    columns: {
      symbol: {
        says: (row) => row.symbol || row.name || t('tokens:unnamed'),
        href: (row) => pathTo[area].token(row.id),
        header: t('tokens:list.token'),
        sortBy: 'symbol',
      },
      project: {
        says: (row) => localized(row.title, lang),
        header: t('tokens:list.project'),
        at: ['note', 'cut', 'soft'],
      },
      kind: {
        says: (row) => t(`statuses:product.${row.product_type}`),
        header: t('tokens:list.product'),
        at: ['wide', 'soft'],
      },
      label: { as: 'chip', says: (row) => labelChip(visit, row.label), header: t('tokens:list.label'), at: ['chip'] },
      ...figureColumns(visit, view),
    },
  });
}

function figureColumns(visit: SignedInVisit, view: keyof typeof FIGURES): Record<string, TokenColumn> {
  const keys = Object.entries(FIGURES[view]) as [
    keyof ReturnType<typeof figureTexts>,
    NonNullable<TokenColumn['at']>,
  ][];
  return Object.fromEntries(
    keys.map(([key, at]) => [
      key,
      {
        says: (row) => figureTexts(visit, row)[key],
        header: visit.t(`tokens:figure.${key}`),
        at: ['end', 'named', ...at],
        sortBy: key === 'maxSupply' ? 'supply' : undefined,
      } satisfies TokenColumn,
    ]),
  );
}
