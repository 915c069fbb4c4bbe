import { call } from '#app/api/call.server.ts';
import { INVESTMENTS as LIST, STATUS, WAITING } from '#app/lists/exported/investments.ts';
import { daysAsked } from '#app/lists/filter.ts';
import { packRows } from '#app/lists/packed-rows.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { ManagedInvestment } from '#contract/investment.ts';
import { type listManagedInvestments as listManagedEndpoint, listManagedInvestments } from '#contract/investments.ts';
import { localized } from '#domain/tenant/language.ts';

/** The areas that have this screen: managers act on it, issuers read their own issuances' rows. */
type ManagingArea = 'manager' | 'entrepreneur';

/** The investments list of managers and issuers: what waits, filters, one page of rows. All of its state is in the address. */
export async function loadManagedInvestments(visit: SignedInVisit, area: ManagingArea) {
  const { t, lang, url } = visit;
  const path = `/${area}/investments`;
  const asked = LIST.read(url.searchParams);
  const dues = asked.waiting === 'refund';
  // Refunds come by themselves with the one that has waited longest first.
  const sort = dues && !url.searchParams.has('sort') ? undefined : asked.sort;
  const answer = await call(visit, listManagedInvestments, {
    query: { ...daysAsked(visit, asked), status: STATUS.codes(visit, asked.status), sort },
  });
  const projects = answer.issuances.map(({ id, title }) => ({ value: id, label: localized(title, lang) }));
  return {
    head: pageHead(visit, { title: t('managed:title') }),
    count: countText(visit, answer),
    area,
    list: LIST.view(visit, asked, {
      path,
      meta: answer.meta,
      options: { issuance: projects },
      exported: { name: 'investments' },
    }),
    views: area === 'manager' ? viewsOf(visit, path, answer, asked) : [],
    /** Of the proofs that wait, each is looked at as one of its queue: after a decision the next one follows. */
    ofQueue: asked.waiting === 'proof' ? '?queue=proof' : '',
    /** What is to be given back and since when, in the place of the orders' sums and days. */
    dues,
    rows: packRows(
      ROW_FIELDS,
      answer.data.map((investment) => managedRow(visit, investment, dues)),
    ),
    mintKey: visit.idempotencyKey(),
  };
}

/** All of them, and each kind that waits, with how many, since when and what it comes to. */
function viewsOf(
  visit: SignedInVisit,
  path: string,
  { inbox, meta }: AnswerOf<typeof listManagedEndpoint>,
  { waiting }: { waiting?: (typeof WAITING)[number] },
) {
  const { t, url } = visit;
  const isAll = url.search === '';
  return [
    { href: path, label: t('ui:viewAll'), count: isAll ? totalText(visit, meta) : undefined, current: isAll },
    ...WAITING.map((key) => viewOf(visit, path, key, inbox[key], waiting)),
  ];
}

/** How many there are and their sum; where they are too many to be counted, that alone. */
function countText(visit: SignedInVisit, { meta, total_amount: amount }: AnswerOf<typeof listManagedEndpoint>): string {
  const total = totalText(visit, meta);
  const words = visit.t('managed:count', { count: meta.total, total });
  return amount === null ? words : visit.t('managed:countAndSum', { words, amount: visit.format.money(amount) });
}

type Waits = AnswerOf<typeof listManagedEndpoint>['inbox']['proof'];

function viewOf(
  { t, format, now }: SignedInVisit,
  path: string,
  key: (typeof WAITING)[number],
  { count, oldest_at, amount }: Waits,
  current: string | undefined,
) {
  return {
    href: `${path}?waiting=${key}`,
    label: t(`managed:inbox.${key}`),
    count: format.tokens(count),
    note: t('managed:inbox.note', { age: format.relativeDays(oldest_at ?? now), amount: format.money(amount) }),
    current: current === key,
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
  'due',
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
    date: format.recent(due?.asked_at ?? investment.created_at),
    due: investment.refund_due ? format.money(investment.refund_due.amount) : '',
    mayMint: investment.may_mint ? ('yes' as const) : ('' as const),
    mintRefused: investment.may_mint ? '' : (investment.mint_refused ?? 'unknown'),
  };
}
