import { and, eq, inArray } from 'drizzle-orm';
import { earnings } from '#backend/db/schema/earnings.ts';
import { payoutTransfers } from '#backend/db/schema/payout-files.ts';
import { payouts } from '#backend/db/schema/payouts.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** The money has left the account; what was claimed with it is delivered. */
export async function payoutsLeft(tx: Tx, tenantId: string, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(payouts)
    .set({ state: 'SENT', sentAt: now })
    .where(and(eq(payouts.tenantId, tenantId), inArray(payouts.id, [...ids])));
  await tx
    .update(earnings)
    .set({ deliveredAt: now })
    .where(and(eq(earnings.tenantId, tenantId), inArray(earnings.payoutId, [...ids])));
}

/** Whose money transfers were. */
function transferred(tx: Tx) {
  return tx
    .select({
      payoutId: payoutTransfers.payoutId,
      userId: users.id,
      email: users.email,
      lang: users.lang,
      iban: payoutTransfers.iban,
      amountCents: payoutTransfers.amountCents,
    })
    .from(payoutTransfers)
    .innerJoin(users, and(eq(users.tenantId, payoutTransfers.tenantId), eq(users.id, payoutTransfers.userId)))
    .innerJoin(payouts, and(eq(payouts.tenantId, payoutTransfers.tenantId), eq(payouts.id, payoutTransfers.payoutId)));
}

/** Those of transfers that took money out of somebody's balance. */
export function withdrawalsSent(tx: Tx, tenantId: string, endToEndIds: readonly string[]) {
  return transferred(tx)
    .where(
      and(
        eq(payoutTransfers.tenantId, tenantId),
        inArray(payoutTransfers.endToEndId, [...endToEndIds]),
        eq(payouts.source, 'BALANCE'),
      ),
    )
    .orderBy(payoutTransfers.endToEndId);
}

/** Whose money it was, and the account that did not take it. */
export type PayoutPerson = Omit<Awaited<ReturnType<typeof payoutsBack>>[number], 'payoutId'>;

/** The bank sent transfers back: their money waits for the next file, with the reason. Answers whose it is. */
export async function payoutsBack(tx: Tx, tenantId: string, endToEndIds: readonly string[], failure: string) {
  const people = await transferred(tx)
    .where(and(eq(payoutTransfers.tenantId, tenantId), inArray(payoutTransfers.endToEndId, [...endToEndIds])))
    .orderBy(payoutTransfers.endToEndId);
  const ids = people.flatMap(({ payoutId }) => payoutId ?? []);
  await tx
    .update(payouts)
    .set({ state: 'WAITING', sentAt: null, failure })
    .where(and(eq(payouts.tenantId, tenantId), inArray(payouts.id, ids)));
  await tx
    .update(earnings)
    .set({ processedAt: null, deliveredAt: null })
    .where(and(eq(earnings.tenantId, tenantId), inArray(earnings.payoutId, ids)));
  return people;
}
