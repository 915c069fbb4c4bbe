import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getStatementRow } from '#contract/statement-rows.ts';

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
