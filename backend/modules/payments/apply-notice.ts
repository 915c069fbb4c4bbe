import type { PaymentProvider } from '#backend/db/schema/online-payments.ts';
import { readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { moveInvestment } from '#backend/modules/investments/move-investment.ts';
import {
  type AttemptRow,
  attemptById,
  attemptByReference,
  noteOnAttempt,
  updateAttempt,
} from '#backend/modules/payment-records/attempts.repository.ts';
import { onlineAdapterOf } from '#backend/modules/payment-records/online-adapter.ts';
import { bookLate } from '#backend/modules/refunds/book-late.ts';
import type { Work } from '#backend/work.ts';
import { mayMove } from '#domain/investment/transitions.ts';
import { releaseHold } from './balance-hold.ts';
import { charge } from './charge.ts';
import { insertNotice, updateNotice } from './notices.repository.ts';
import { toPay } from './open-attempt.ts';

/** What a provider tells of one attempt, after its signature was checked. */
export interface Notice {
  provider: PaymentProvider;
  /** The provider's own name for this very event: the same event counts once. */
  eventId: string;
  /** What we called the attempt when it was opened. */
  reference: string;
  result: 'paid' | 'refused';
  /** Cents; null where a refusal does not say. */
  amountCents: bigint | null;
  currency: string | null;
  /** The provider's name for the payment: needed to give it back. */
  providerReference: string | null;
  /** What tells this payment from another one of the same attempt: an authorisation's number; null where the provider gives none. */
  authorisation: string | null;
  /** Why it was refused, for the history. */
  reason?: string;
  /** The notice as it came, without secrets and card numbers. */
  payload: Record<string, unknown>;
}

/** `REPLAYED`: this event was received before. */
type NoticeOutcome = Exclude<Booked, 'SECOND'> | 'QUARANTINED' | 'REPLAYED';
type Booked = 'APPLIED' | 'IGNORED' | 'LATE' | 'SECOND';

const BY_PROVIDER = { by: 'provider', userId: null } as const;

/**
 * Books what a provider tells, in the transaction in which the notice is kept: an event counts once, and the order in which events arrive
 * does not matter (safety.md, Money). Money that came is never lost: what belongs to no live order goes to suspense and back.
 */
export async function applyNotice(work: Work, notice: Notice): Promise<NoticeOutcome> {
  const { tx, tenant, now } = work;
  const { provider, eventId, result, amountCents, payload } = notice;
  const attempt = await attemptByReference(tx, provider, notice.reference);
  const isNew = await insertNotice(tx, {
    tenantId: tenant.id,
    ...{ provider, eventId, result, amountCents, payload },
    attemptId: attempt?.id ?? null,
    outcome: 'IGNORED',
    reason: notice.reason ?? null,
    receivedAt: now,
  });
  if (!isNew) return 'REPLAYED';
  const misfit = misfitOf(notice, attempt);
  if (misfit || !attempt) return setAside(work, notice, misfit);
  const outcome =
    result === 'paid' ? await applyPaid(work, notice, attempt) : await applyRefused(work, notice, attempt);
  // Charged twice for one attempt: the order took the first, the second is the payer's.
  if (outcome === 'SECOND') return setAside(work, notice, 'second_payment');
  if (outcome !== 'IGNORED') await updateNotice(tx, { provider, eventId }, { outcome });
  return outcome;
}

/** Nothing is booked; a manager has to look. */
async function setAside(work: Work, { provider, eventId }: Notice, reason: string | null): Promise<'QUARANTINED'> {
  await updateNotice(work.tx, { provider, eventId }, { outcome: 'QUARANTINED', reason });
  await work.audit('payment.quarantined', { details: { provider, event: eventId, reason } });
  return 'QUARANTINED';
}

/** Why a notice cannot be booked by itself; null where it can. */
function misfitOf({ result, amountCents, currency }: Notice, attempt: AttemptRow | null): string | null {
  if (!attempt) return 'unknown_reference';
  if (result === 'refused') return null;
  if (currency !== null && currency !== attempt.currency) return 'currency_mismatch';
  return amountCents === attempt.amountCents ? null : 'amount_mismatch';
}

async function applyPaid(work: Work, notice: Notice, seen: AttemptRow): Promise<Booked> {
  const { tx, now } = work;
  const { authorisation } = notice;
  const { investment } = await lockOrder(tx, seen.investmentId);
  // Read again under the lock: another notice may have been faster.
  const attempt = await attemptById(tx, seen.id);
  if (!attempt) return 'IGNORED';
  if (attempt.state === 'PAID') return attempt.details.authorisation === authorisation ? 'IGNORED' : 'SECOND';
  await updateAttempt(tx, attempt.id, { state: 'PAID', updatedAt: now });
  await noteOnAttempt(tx, attempt.id, { authorisation }, now);
  const ready = await walkTowardsCharged(work, investment, attempt);
  if (!ready) {
    const { providerReference } = notice;
    await bookLate(work, investment, {
      method: attempt.method,
      cents: attempt.amountCents,
      attempt,
      providerReference,
    });
    return 'LATE';
  }
  await charge(work, ready, BY_PROVIDER, {
    valueDate: null,
    providerReference: notice.providerReference,
    confirmedBy: null,
    attemptId: attempt.id,
  });
  return 'APPLIED';
}

/**
 * Moves an order on to the last status before CHARGED, where its money may still be booked; null where it may not: cancelled, paid otherwise,
 * or chosen anew with another amount or method.
 */
async function walkTowardsCharged(
  work: Work,
  investment: InvestmentRow,
  attempt: AttemptRow,
): Promise<InvestmentRow | null> {
  if (investment.method !== attempt.method || toPay(investment) !== attempt.amountCents) return null;
  // A refusal gave the balance back: the order would have to be paid anew, and this payment does not cover it.
  if (investment.status === 'PAYMENT_ERROR' && investment.balanceCents > 0n) return null;
  const path = onlineAdapterOf(work, attempt.method)?.path ?? [];
  const at = path.indexOf(investment.status);
  const ahead = at === -1 ? [] : path.slice(at + 1);
  if (at === -1 && !mayMove(investment.status, 'CHARGED', 'provider')) return null;
  let moved = investment;
  for (const status of ahead) moved = await moveInvestment(work, moved, status, BY_PROVIDER);
  return moved;
}

async function applyRefused(work: Work, notice: Notice, seen: AttemptRow): Promise<Booked> {
  const { tx, now } = work;
  const { investment } = await lockOrder(tx, seen.investmentId);
  const attempt = await attemptById(tx, seen.id);
  if (attempt?.state !== 'OPEN') return 'IGNORED';
  await updateAttempt(tx, attempt.id, { state: 'REFUSED', updatedAt: now });
  await failPayment(work, investment, attempt, notice.reason ?? 'refused', BY_PROVIDER);
  return 'APPLIED';
}

/**
 * An order whose payment came to nothing, or of which nobody has told by the end of its time (`system`): PAYMENT_ERROR, what it had set aside of the
 * balance is the investor's again, and a mail says so; only of a refusal that nothing was charged.
 * Nothing happens to an order that no longer waits for this attempt.
 */
export async function failPayment(
  work: Work,
  investment: InvestmentRow,
  attempt: AttemptRow,
  note: string,
  mover: { by: 'provider' | 'system'; userId: null },
): Promise<void> {
  const path = onlineAdapterOf(work, attempt.method)?.path ?? [];
  if (investment.method !== attempt.method || !path.includes(investment.status)) return;
  const releasedCents = await releaseHold(work, investment);
  await moveInvestment(work, investment, 'PAYMENT_ERROR', mover, { note });
  const row = await readInvestment(work, investment.id);
  await tellInvestor(work, row, mover.by === 'system' ? 'payment_unverified' : 'payment_failed', { releasedCents });
}
