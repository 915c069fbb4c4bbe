import { asc, eq } from 'drizzle-orm';
import { loanMoneyYears } from '#backend/db/schema/loan-money-years.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { YearOfMoney } from '#domain/debt/loan-money.ts';

/** What was expected of a platform's loans and what came, the first year first. */
export function keptMoney(tx: Tx, tenantId: string) {
  return tx
    .select()
    .from(loanMoneyYears)
    .where(eq(loanMoneyYears.tenantId, tenantId))
    .orderBy(asc(loanMoneyYears.year));
}

/** Puts these years in the place of what was kept. */
export async function keepMoney(tx: Tx, tenantId: string, years: readonly YearOfMoney[], now: Date): Promise<void> {
  await tx.delete(loanMoneyYears).where(eq(loanMoneyYears.tenantId, tenantId));
  if (years.length > 0)
    await tx.insert(loanMoneyYears).values(years.map((year) => ({ tenantId, ...year, countedAt: now })));
}
