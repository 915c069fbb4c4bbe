import { asc, eq } from 'drizzle-orm';
import { defaultYears } from '#backend/db/schema/default-years.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { YearOfLoans } from '#domain/debt/default-rate.ts';

/** The years of a platform's loans, the first one first. */
export function keptYears(tx: Tx, tenantId: string) {
  return tx.select().from(defaultYears).where(eq(defaultYears.tenantId, tenantId)).orderBy(asc(defaultYears.year));
}

/** Puts these years in the place of what was kept. */
export async function keepYears(tx: Tx, tenantId: string, years: readonly YearOfLoans[], now: Date): Promise<void> {
  await tx.delete(defaultYears).where(eq(defaultYears.tenantId, tenantId));
  if (years.length > 0)
    await tx.insert(defaultYears).values(years.map((year) => ({ tenantId, ...year, countedAt: now })));
}
