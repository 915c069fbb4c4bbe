import { maskedIban } from '#domain/validation/iban.ts';
import type { RefundJson } from './refund-rows.repository.ts';

/** Where a refund by transfer goes; null where no account is known, or the person has changed theirs and it has to wait. */
export function refundAccount({ account }: Pick<RefundJson, 'account'>, now: Date): RefundJson['account'] {
  return account?.usable_from && new Date(account.usable_from) > now ? null : account;
}

/** The same as it is shown. */
export function maskedAccount(refund: RefundJson, now: Date): string | null {
  const account = refundAccount(refund, now);
  return account && maskedIban(account.iban);
}
