import { and, eq } from 'drizzle-orm';
import { knownDevices } from '#backend/db/schema/sessions.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** Whether a person has signed in from this device before. */
export async function isKnownDevice(tx: Tx, tenantId: string, userId: string, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(eq(knownDevices.tenantId, tenantId), eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, tokenHash)),
    );
  return rows.length > 0;
}

/** Keeps that a person has signed in from this device now. */
export async function keepDevice(
  tx: Tx,
  tenantId: string,
  userId: string,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ tenantId, userId, tokenHash, createdAt: now, usedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.tenantId, knownDevices.userId, knownDevices.tokenHash],
      set: { usedAt: now },
    });
}

/** No device of this person is known any more: whoever knew the old password may sit at one. */
export async function forgetDevices(tx: Tx, tenantId: string, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(and(eq(knownDevices.tenantId, tenantId), eq(knownDevices.userId, userId)));
}
