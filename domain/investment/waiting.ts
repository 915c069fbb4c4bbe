import type { InvestmentStatus } from './status.ts';

/** A bank transfer is on its way: to be made and proved, or proved and with the manager. */
export const TRANSFER_STATUSES = [
  'IN_UPLOAD_PROOF_OF_PAYMENT',
  'PROOF_OF_PAYMENT_UPLOADED',
] as const satisfies readonly InvestmentStatus[];

/** Money may be on its way at this moment: a proof lies with the manager, or the person is at a provider's page. The order's sum must not change under it. */
const PAYING_STATUSES = [
  'PROOF_OF_PAYMENT_UPLOADED',
  'IN_UPDATE_CREDIT_CARD',
  'CARD_REGISTRATION_UPDATED',
  'IN_UPDATE_TPV',
] as const satisfies readonly InvestmentStatus[];

/** A proof of payment waits for a manager. */
export const PROOF_STATUSES = ['PROOF_OF_PAYMENT_UPLOADED'] as const satisfies readonly InvestmentStatus[];

/** Paid, and not signed yet: where the tenant's investors sign, the contract waits for them. */
const TO_SIGN_STATUSES = ['CHARGED', 'SIGNED_PENDING'] as const satisfies readonly InvestmentStatus[];

/** The tokens can be made, where nothing else stands against it (minting.ts): signed where the tenant's investors sign, else paid. */
export const MINTABLE_STATUSES = ['SIGNED', 'CHARGED'] as const satisfies readonly InvestmentStatus[];

/** Of `MINTABLE_STATUSES` those of a tenant whose investors sign, or do not. */
export function mintableStatuses(signs: boolean): InvestmentStatus[] {
  return MINTABLE_STATUSES.filter((status) => status === 'SIGNED' || !signs);
}

/** Binds nobody, and has not ended: a declared interest or a cart. It goes with its person's account. */
export const LOOSE_STATUSES = ['RESERVED', 'CREATED'] as const satisfies readonly InvestmentStatus[];

/** Whether it is one of `LOOSE_STATUSES`. */
export function isLoose(status: InvestmentStatus): boolean {
  return LOOSE_STATUSES.some((loose) => loose === status);
}

/** Not confirmed yet: its amount may be changed, and it holds no tokens. */
export function isCart(status: InvestmentStatus): boolean {
  return status === 'CREATED';
}

/** Whether a payment of exactly this order's sum may be on its way now. */
export function isPayingNow(status: InvestmentStatus): boolean {
  return PAYING_STATUSES.some((paying) => paying === status);
}

/** Whether a manager has to look at a proof of payment. */
export function waitsForProofReview(status: InvestmentStatus): boolean {
  return PROOF_STATUSES.some((waits) => waits === status);
}

/** Whether the account to pay to is still shown, and a transfer awaited. */
export function awaitsTransfer(status: InvestmentStatus): boolean {
  return TRANSFER_STATUSES.some((awaits) => awaits === status);
}

/** Whether a contract may be read and signed, where the tenant's investors sign. */
export function isToSign(status: InvestmentStatus): boolean {
  return TO_SIGN_STATUSES.some((waits) => waits === status);
}
