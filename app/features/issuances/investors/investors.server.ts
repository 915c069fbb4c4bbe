import { call } from '#app/api/call.server.ts';
import { STATUS } from '#app/lists/exported/investments.ts';
import { search } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import { getManagedIssuance } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { INVESTMENT_STAGE } from '#domain/status/stage.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { loadHolders } from './holders.server.ts';
import { viewsOf } from './views.ts';

type Area = 'manager' | 'entrepreneur';

const LIST = listPage({
  texts: 'issuances',
  filters: {
    q: search('managed:filter.search'),
    status: STATUS,
  },
  sorts: { columns: ['created_at', 'amount', 'tokens'], first: '-created_at' },
});

/** Who is in a project: its orders and, at `?view=holders`, who holds its tokens. */
export async function loadInvestors(visit: SignedInVisit, area: Area, id: string | undefined) {
  const params = { id: id && isRecordId(id) ? id : '' };
  if (visit.url.searchParams.get('view') === 'holders') return loadHolders(visit, area, params.id);
  const { t, format, lang } = visit;
  const { asked, query } = LIST.of(visit);
  const [{ data: sheet }, answer] = await Promise.all([
    call(visit, getManagedIssuance, { params }),
    call(visit, listManagedInvestments, {
      query: { ...query, issuance: params.id },
    }),
  ]);
  const path = pathTo[area].investors(params.id);
  return {
    head: pageHead(visit, { title: t('issuances:investors.title') }),
    kind: 'orders' as const,
    listHref: pathTo[area].issuances,
    backHref: pathTo[area].issuance(params.id),
    project: localized(sheet.title, lang),
    count: [
      t('issuances:investors.count', { count: answer.meta.total }),
      ...(answer.total_amount === null ? [] : [format.money(answer.total_amount)]),
    ].join(' · '),
    about: '',
    writeHref: `${pathTo[area].writeTo(params.id, 'INVESTORS')}${asked.status ? `&order_status=${asked.status}` : ''}`,
    views: viewsOf(visit, path, 'orders'),
    list: LIST.view(visit, asked, {
      path,
      meta: answer.meta,
      exported: { name: 'investments', only: { issuance: params.id } },
    }),
    rows: answer.data.map(({ id: order, investor, reference, status, tokens, amount, created_at }) => ({
      id: order,
      href: `${pathTo[area].investments}/${order}`,
      name: investor.name || t('issuances:investors.unnamed'),
      reference,
      status: { label: t(`statuses:investment.${status}`), tone: toneOf(INVESTMENT_STAGE[status], 'house') },
      tokens: format.tokens(tokens),
      amount: format.money(amount),
      date: format.recent(created_at),
    })),
  };
}

export type InvestorsData = Awaited<ReturnType<typeof loadInvestors>>;
