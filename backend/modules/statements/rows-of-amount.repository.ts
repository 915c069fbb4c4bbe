import { and, asc, between, eq, sql } from 'drizzle-orm';
import { statementImports, statementRows } from '#backend/db/schema/statements.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Day } from '#domain/time/zone.ts';

/** So many movements of one amount and day are looked at. */
const LOOKED_AT = 50;

interface Sought {
  isCredit: boolean;
  /** In cents. */
  amountCents: bigint;
  from: Day;
  to: Day;
  /** Only those that wait for a manager, of which there are few among many days. */
  waits?: boolean;
}

/** Movements of one way and amount, booked from one day to another, the earliest first, with the file that each came in. */
export function rowsOfAmount(tx: Tx, tenantId: string, { isCredit, amountCents, from, to, waits = false }: Sought) {
  return tx
    .select({
      id: statementRows.id,
      bookedOn: statementRows.bookedOn,
      isCredit: statementRows.isCredit,
      amountCents: statementRows.amountCents,
      counterparty: statementRows.counterparty,
      counterpartyIban: statementRows.counterpartyIban,
      text: statementRows.text,
      importedAt: statementRows.importedAt,
      state: statementRows.state,
      investmentId: statementRows.investmentId,
      resolution: statementRows.resolution,
      format: statementImports.format,
      fileName: statementImports.fileName,
    })
    .from(statementRows)
    .innerJoin(
      statementImports,
      and(eq(statementImports.tenantId, statementRows.tenantId), eq(statementImports.id, statementRows.importId)),
    )
    .where(
      and(
        eq(statementRows.tenantId, tenantId),
        between(statementRows.bookedOn, from, to),
        eq(statementRows.amountCents, amountCents),
        eq(statementRows.isCredit, isCredit),
        // Written out, so that the index of what waits serves a plan without values.
        waits ? sql`${statementRows.state} in ('WAITING', 'HELD')` : undefined,
      ),
    )
    .orderBy(asc(statementRows.bookedOn), asc(statementRows.importedAt), asc(statementRows.position))
    .limit(LOOKED_AT);
}
