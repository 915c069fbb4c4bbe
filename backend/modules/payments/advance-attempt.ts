import type { PaymentProvider } from '#backend/db/schema/online-payments.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { attemptById, attemptByReference } from '#backend/modules/payment-records/attempts.repository.ts';
import { onlineAdapterOf } from '#backend/modules/payment-records/online-adapter.ts';
import type { Work } from '#backend/work.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';

/**
 * The provider tells that a payment is under way: the order goes on along its method's path, never back. What comes late, twice, or about an
 * attempt that is over changes nothing; money is moved by notices alone.
 */
export async function advanceAttempt(
  work: Work,
  { provider, reference, status }: { provider: PaymentProvider; reference: string; status: InvestmentStatus },
): Promise<void> {
  const seen = await attemptByReference(work.tx, provider, reference);
  if (!seen) return;
  const { investment } = await lockOrder(work.tx, seen.investmentId);
  const attempt = await attemptById(work.tx, seen.id);
  const path = onlineAdapterOf(work, seen.method)?.path ?? [];
  const at = path.indexOf(investment.status);
  if (attempt?.state !== 'OPEN' || investment.method !== attempt.method || at === -1) return;
  let moved = investment;
  for (const next of path.slice(at + 1, path.indexOf(status) + 1))
    moved = await moveInvestment(work, moved, next, { by: 'provider', userId: null });
}
