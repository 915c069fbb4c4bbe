import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';

/** Whether a transfer's reference is an order's or a distribution's already: a bank's text names one of them alone. */
export async function referenceTaken(tx: Tx, tenantId: string, reference: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select
    exists (select 1 from distributions d where d.tenant_id = ${tenantId} and d.reference = ${reference})
    or exists (select 1 from investments v where v.tenant_id = ${tenantId} and v.wire_reference = ${reference}) as taken`);
  return rows[0]?.taken ?? true;
}
