import { moneyText } from '#domain/money/money.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

/**
 * Why a sum cannot be taken out of a balance, or null: a cent at least, and no more than is free. What orders have set aside is not free.
 * @param cents what is asked for
 * @param freeCents what stands on the balance now
 */
export function checkWithdrawal(cents: bigint, freeCents: bigint): Problem | null {
  if (cents < 1n) return problem('validator.error_withdrawal_none');
  if (cents > freeCents) return problem('validator.error_withdrawal_free', { free: moneyText(freeCents) });
  return null;
}
