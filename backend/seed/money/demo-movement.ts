import { createHash, randomUUID } from 'node:crypto';
import { statementImports, statementRows } from '#backend/db/schema/statements.ts';
import type { Work } from '#backend/work.ts';
import { dayIn } from '#domain/time/zone.ts';

type Settled = Pick<typeof statementRows.$inferInsert, 'resolution' | 'distributionId' | 'creditedUserId'>;

interface Movement extends Settled {
  isCredit: boolean;
  cents: bigint;
  counterparty: string | null;
  text: string;
}

/** A movement of the tenant's account, in the statement of its day, matched by itself; what it moves in the ledger is its caller's. Answers its id. */
export async function demoMovement(work: Work, importedBy: string, movement: Movement): Promise<string> {
  const { tx, tenant, now } = work;
  const { cents, isCredit, counterparty, text, ...settled } = movement;
  const day = dayIn(now, tenant.customization.tenant.time_zone);
  const [importId, id] = [randomUUID(), randomUUID()];
  const hashed = (of: string) => createHash('sha256').update(of).digest('hex');
  await tx.insert(statementImports).values({
    tenantId: tenant.id,
    id: importId,
    sha256: hashed(importId),
    fileName: `extracto-${day}.xml`,
    format: 'camt.053.001.02',
    account: tenant.settings.safeguarding.iban,
    currency: tenant.customization.currency.code,
    fromDay: day,
    toDay: day,
    openingCents: isCredit ? 0n : cents,
    closingCents: isCredit ? cents : 0n,
    rowCount: 1,
    importedBy,
    importedAt: now,
  });
  await tx.insert(statementRows).values({
    tenantId: tenant.id,
    ...{ id, importId, isCredit, counterparty, text },
    position: 0,
    fingerprint: hashed(id),
    bookedOn: day,
    valueDate: day,
    amountCents: cents,
    state: 'MATCHED',
    resolvedAt: now,
    ...settled,
  });
  return id;
}
