import { call } from '#app/api/call.server.ts';
import { INVESTMENTS } from '#app/lists/exported/investments.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { projectOptions } from '#app/lists/project-options.ts';
import { inboxViews } from '#app/lists/views.server.ts';
import { orderChip } from '#app/parts/status/order-chip.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { ManagedOrder } from '#contract/investment.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { houseTurn } from '#domain/investment/house-turn.ts';
import { localized } from '#domain/tenant/language.ts';

/** Orders as managers and issuers read them: what waits, filters, and minting many at once. Managers act on them. */
export async function loadManagedInvestments(visit: SignedInVisit, area: 'manager' | 'entrepreneur') {
  const { t, lang } = visit;
  const { asked, query } = INVESTMENTS.of(visit);
  const answer = await call(visit, listManagedInvestments, { query });
  const manages = area === 'manager';
  const path = pathTo[area].investments;
  // Of the proofs that wait, each is looked at as one of its queue: after a decision the next one follows.
  const href = ({ id }: ManagedOrder) => `${path}/${id}${asked.waiting === 'proof' ? '?queue=proof' : ''}`;
  // What is to be given back, and since when, in the place of sums and days.
  const dues = asked.waiting === 'refund';
  return listScreen(visit, INVESTMENTS, {
    asked,
    answer,
    path,
    options: { issuance: projectOptions(visit, answer.issuances) },
    sum: answer.total_amount,
    views: manages ? inboxViews(visit, 'managed', path, answer) : [],
    empty: { icon: 'investments', filtered: t('managed:empty'), none: t('managed:none') },
    isMine: manages && houseTurn,
    bulk: manages &&
      answer.data.some((row) => row.may_mint) && {
        name: 'ids',
        to: pathTo.manager.mint,
        idempotencyKey: visit.idempotencyKey(),
        acts: { ask: t('managed:mintSelected') },
        label: 'reference',
        blocked: ({ may_mint: may, mint_refused: why }) =>
          may ? null : t(`api_errors:mint.${why}`, { defaultValue: t('managed:mint.notNow') }),
      },
    columns: {
      investor: { says: (row) => row.investor.name, href },
      reference: { says: (row) => row.reference, at: ['mid', 'soft'] },
      project: { says: (row) => localized(row.issuance.title, lang), at: ['note', 'cut'] },
      status: { as: 'chip', says: ({ status }) => orderChip(visit, status), at: ['chip'] },
      method: { says: ({ payment_method: by }) => by && t(`statuses:method.${by}`), at: ['widest', 'soft'] },
      tokens: { as: 'tokens', says: (row) => row.tokens, at: ['mid'], sortBy: 'tokens' },
      due: dues && { as: 'money', says: (row) => row.refund_due?.amount, at: ['sum'] },
      amount: !dues && { as: 'money', says: (row) => row.amount, at: ['sum'], sortBy: 'amount' },
      asked: dues && { as: 'recent', says: (row) => row.refund_due?.asked_at, at: ['aside'] },
      date: !dues && { as: 'recent', says: (row) => row.created_at, at: ['aside'], sortBy: 'created_at' },
      act: manages && { as: 'act', says: (row) => actOf(visit, row), of: 'reference', href },
    },
  });
}

const actOf = ({ t }: SignedInVisit, row: ManagedOrder) => houseTurn(row) && t(`managed:act.${houseTurn(row)}`);
