import { eq } from 'drizzle-orm';
import { providerTrials } from '#backend/db/schema/provider-trials.ts';
import type { Tx } from '#backend/db/transaction.ts';

type ProviderTrialRow = typeof providerTrials.$inferSelect;

/** Keeps the last trial of a provider alone. */
export async function keepTrial(tx: Tx, trial: ProviderTrialRow): Promise<void> {
  const { tenantId: _, name: __, ...set } = trial;
  await tx
    .insert(providerTrials)
    .values(trial)
    .onConflictDoUpdate({ target: [providerTrials.tenantId, providerTrials.name], set });
}

/** The last trial of each provider. */
export function lastTrials(tx: Tx, tenantId: string): Promise<ProviderTrialRow[]> {
  return tx.select().from(providerTrials).where(eq(providerTrials.tenantId, tenantId));
}
