import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getStatementRow } from '#contract/statement-rows.ts';
import { pathTo } from '#domain/access/addresses.ts';

type Row = AnswerOf<typeof getStatementRow>['data'];

/** The other side of money that went out: the credit that it takes back, and our refunds of its amount. */
export function returnedView({ t, format }: SignedInVisit, { pair, refunds, undo_refusal, order }: Row) {
  return {
    pair: pair && {
      href: pathTo.manager.movement(pair.id),
      label: pair.bank_reference ?? pair.text,
      about: `${format.date(pair.booked_on)} · ${format.money(pair.amount)}`,
    },
    mayUndo: !order || undo_refusal === null,
    refunds: refunds.map(({ id, amount, reference, investor, sent }) => ({
      value: id,
      label: `${investor} · ${reference}`,
      hint: t(sent ? 'statements:refund.noted' : 'statements:refund.open'),
      aside: format.money(amount),
    })),
  };
}
