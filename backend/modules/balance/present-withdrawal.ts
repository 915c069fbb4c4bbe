import { moneyText } from '#domain/money/money.ts';
import { shortIban } from '#domain/validation/iban.ts';
import type { OpenWithdrawal } from './withdrawals.repository.ts';

/** A withdrawal on its way, as its person reads it. */
export function presentWithdrawal({ id, amountCents, state, createdAt, iban, failure }: OpenWithdrawal) {
  return {
    id,
    amount: moneyText(amountCents),
    state,
    asked_at: createdAt.toISOString(),
    account: shortIban(iban),
    failure,
    may_cancel: state === 'WAITING',
  };
}
