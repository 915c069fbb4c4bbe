import { call } from '#app/api/call.server.ts';
import { STATUS } from '#app/lists/exported/investments.ts';
import { search } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { orderChip } from '#app/parts/status/order-chip.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import { getManagedIssuance } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { loadHolders } from './holders.server.ts';
import { viewsOf } from './views.ts';

type Area = 'manager' | 'entrepreneur';

const LIST = listPage({
  texts: 'managed',
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
    call(visit, listManagedInvestments, { query: { ...query, issuance: params.id } }),
  ]);
  const path = pathTo[area].investors(params.id);
  const count = t('issuances:investors.count', { count: answer.meta.total });
  return {
    concentration: null,
    ...listScreen(visit, LIST, {
      asked,
      answer,
      path,
      exported: { name: 'investments', only: { issuance: params.id } },
      title: t('issuances:investors.title'),
      crumbs: [
        { label: t('issuances:inside.back'), href: pathTo[area].issuances },
        { label: localized(sheet.title, lang), href: pathTo[area].issuance(params.id) },
      ],
      count: answer.total_amount === null ? count : `${count} · ${format.money(answer.total_amount)}`,
      acts: [
        {
          href: `${pathTo[area].writeTo(params.id, 'INVESTORS')}${asked.status ? `&order_status=${asked.status}` : ''}`,
          label: t('messages:writeTo'),
          icon: 'mail',
        },
      ],
      views: viewsOf(visit, path, 'orders'),
      empty: { icon: 'investments', filtered: t('managed:empty'), none: t('issuances:investors.none') },
      columns: {
        investor: {
          says: ({ investor }) => investor.name || t('issuances:investors.unnamed'),
          href: ({ id: order }) => `${pathTo[area].investments}/${order}`,
          at: ['cut'],
        },
        reference: { says: (row) => row.reference, at: ['note', 'soft'] },
        status: {
          as: 'chip',
          says: ({ status }) => orderChip({ t }, status),
          at: ['chip'],
        },
        tokens: { as: 'tokens', says: (row) => row.tokens, at: ['mid'], sortBy: 'tokens' },
        amount: { as: 'money', says: (row) => row.amount, at: ['sum'], sortBy: 'amount' },
        date: { as: 'recent', says: (row) => row.created_at, at: ['aside'], sortBy: 'created_at' },
      },
    }),
  };
}

export type InvestorsData = Awaited<ReturnType<typeof loadInvestors>>;
