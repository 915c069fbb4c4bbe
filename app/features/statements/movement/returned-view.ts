import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getStatementRow } from '#contract/statement-rows.ts';
import { centsOf } from '#domain/money/money.ts';

type Row = AnswerOf<typeof getStatementRow>['data'];

/** The other side of money that went out: the credit that it takes back, and our refunds of its amount. */
export function returnedView({ t, format }: SignedInVisit, { refunds, undo_refusal, order }: Row) {
  return {
    mayUndo: !order || undo_refusal === null,
    refunds: refunds.map(({ id, amount, reference, investor, sent }) => ({
      value: id,
      label: `${investor} · ${reference}`,
      hint: t(sent ? 'statements:refund.noted' : 'statements:refund.open'),
      aside: format.money(amount),
    })),
  };
}

/** What is left of the money that the tenant paid in ether, and whether the movement is no more than that; null where it cannot be that money. */
export function etherView({ t, format }: SignedInVisit, { ether_paid: paid, amount }: Row) {
  if (paid === null) return null;
  const fits = centsOf(amount) <= centsOf(paid);
  return { fits, left: t(fits ? 'statements:ether.left' : 'statements:ether.over', { paid: format.money(paid) }) };
}
