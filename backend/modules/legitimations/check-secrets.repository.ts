import { eq } from 'drizzle-orm';
import { checkSecrets } from '#backend/db/schema/legitimations.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** The tenant's secret, made where it has none yet. Of two at once the second reads the first's. */
export async function secretOfChecks(tx: Tx, tenantId: string, make: () => string): Promise<string> {
  const read = () =>
    tx.select({ secret: checkSecrets.secret }).from(checkSecrets).where(eq(checkSecrets.tenantId, tenantId));
  const [there] = await read();
  if (there) return there.secret;
  await tx.insert(checkSecrets).values({ tenantId, secret: make() }).onConflictDoNothing();
  const [made] = await read();
  if (!made) throw new Error('a tenant has no secret of its check codes');
  return made.secret;
}
