import { listManagedInvestments } from '#app/api/managed-investments.ts';
import { packRows } from '#app/lists/packed-rows.ts';
import { addressWith, pagingOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { ManagedInvestment } from '#contract/investment.ts';
import { localized } from '#domain/tenant/language.ts';
import { readFilters } from './filters.ts';

/** The areas that have this screen: managers act on it, issuers read their own issuances' rows. */
export type ManagingArea = 'manager' | 'entrepreneur';

/** The investments list of managers and issuers: what waits, filters, one page of rows. All of its state is in the address. */
export async function loadManagedInvestments(visit: SignedInVisit, area: ManagingArea) {
  const { t, format, lang, url } = visit;
  const path = `/${area}/investments`;
  const filters = readFilters(url.searchParams);
  const dues = filters.waiting === 'refund';
  const answer = await listManagedInvestments(visit, { query: filters });
  const to = (change: Record<string, string | number | undefined>) => addressWith(path, url.searchParams, change);
  const projects = answer.issuances.map(({ id, title }) => ({ value: id, label: localized(title, lang) }));
  const applied = [
    filters.q && { name: 'q', label: filters.q },
    filters.issuance && {
      name: 'issuance',
      label: projects.find(({ value }) => value === filters.issuance)?.label ?? t('managed:unknownProject'),
    },
    filters.status && { name: 'status', label: t(`statuses:investment.${filters.status}`) },
    filters.method && { name: 'method', label: t(`statuses:method.${filters.method}`) },
    filters.waiting && { name: 'waiting', label: t(`managed:inbox.${filters.waiting}`) },
    filters.from && { name: 'from', label: t('managed:from', { date: format.date(filters.from) }) },
    filters.to && { name: 'to', label: t('managed:to', { date: format.date(filters.to) }) },
  ].filter((one) => typeof one === 'object');
  const inbox = (['proof', 'mint', 'refund'] as const).map((key) => {
    const { count, oldest_at, amount } = answer.inbox[key];
    return {
      key,
      href: addressWith(path, new URLSearchParams(), { waiting: key }),
      label: t(`managed:inbox.${key}`),
      count: format.tokens(count),
      note:
        count === 0
          ? t('managed:inbox.none')
          : t('managed:inbox.note', { age: format.relativeDays(oldest_at ?? visit.now), amount: format.money(amount) }),
      current: filters.waiting === key,
    };
  });
  return {
    head: pageHead(visit, { title: t('managed:title') }),
    count: t('managed:count', {
      count: answer.meta.total,
      total: format.tokens(answer.meta.total),
      amount: format.money(answer.total_amount),
    }),
    area,
    path,
    inbox: area === 'manager' ? inbox : [],
    filters: {
      q: filters.q ?? '',
      issuance: filters.issuance ?? '',
      status: filters.status ?? '',
      method: filters.method ?? '',
      from: filters.from ?? '',
      to: filters.to ?? '',
    },
    projects,
    applied: applied.map(({ name, label }) => ({ name, label, removeHref: to({ [name]: undefined }) })),
    clearHref: path,
    // What travels with the filter form though it has no field there.
    hidden: [
      ...(!filters.sort || filters.sort === '-created_at' ? [] : [{ name: 'sort', value: filters.sort }]),
      ...(filters.waiting ? [{ name: 'waiting', value: filters.waiting }] : []),
    ],
    sort: filters.sort,
    /** What is to be given back and since when, in the place of the orders' sums and days. */
    dues,
    sortHrefs: {
      tokens: to({ sort: turned(filters.sort, 'tokens') }),
      amount: to({ sort: turned(filters.sort, 'amount') }),
      created_at: to({ sort: turned(filters.sort, 'created_at') }),
    },
    rows: packRows(
      ROW_FIELDS,
      answer.data.map((investment) => managedRow(visit, investment, dues)),
    ),
    paging: pagingOf(format, answer.meta, (page) => to({ page })),
    mintKey: visit.idempotencyKey(),
  };
}

export type ManagedInvestmentsData = Awaited<ReturnType<typeof loadManagedInvestments>>;
export type ManagedInvestmentRow = ReturnType<typeof managedRow>;

const ROW_FIELDS = [
  'id',
  'investor',
  'reference',
  'project',
  'status',
  'tokens',
  'amount',
  'method',
  'date',
  'age',
  'mayMint',
  'mintRefused',
] as const;

/** One row as texts; status and method are named by the screen, which has their words anyway. */
function managedRow({ format, lang }: SignedInVisit, investment: ManagedInvestment, dues: boolean) {
  const due = dues ? investment.refund_due : null;
  return {
    id: investment.id,
    investor: investment.investor.name,
    reference: investment.reference,
    project: localized(investment.issuance.title, lang),
    status: investment.status,
    tokens: format.tokens(investment.tokens),
    amount: format.money(due?.amount ?? investment.amount),
    method: investment.payment_method ?? ('' as const),
    date: format.dateTime(due?.asked_at ?? investment.created_at),
    age: due ? format.relativeDays(due.asked_at) : '',
    mayMint: investment.may_mint ? ('yes' as const) : ('' as const),
    mintRefused: investment.may_mint ? '' : (investment.mint_refused ?? 'unknown'),
  };
}

/** A second click on a column turns its order round; the first one begins with the largest. */
function turned(sort: string | undefined, column: string): string {
  return sort === `-${column}` ? column : `-${column}`;
}
