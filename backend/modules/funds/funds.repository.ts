import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { files } from '#backend/db/schema/files.ts';
import { fundsDeclarations, fundsPapers } from '#backend/db/schema/funds.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { FundsState } from '#domain/screening/funds.ts';

type DeclarationRow = typeof fundsDeclarations.$inferSelect;

/** What decides how people stand: the sum of their confirmed orders since a moment that stand, in cents, and their newest declaration. */
export async function fundsFactsAmong(tx: Tx, tenantId: string, userIds: readonly string[], since: Date) {
  if (userIds.length === 0) return [];
  const { rows } = await tx.execute<{
    id: string;
    ordered: string;
    state: FundsState | null;
    decided_at: Date | string | null;
  }>(sql`
    select p.id, (select coalesce(sum(i.amount_cents), 0)::text from investments i
        where i.tenant_id = ${tenantId} and i.user_id = p.id and i.accepted_at >= ${since} and i.status <> 'CANCELED') as ordered,
      d.state, d.decided_at
    from unnest(${sql.param([...userIds])}::uuid[]) as p (id)
    left join lateral (select f.state, f.decided_at from funds_declarations f where f.tenant_id = ${tenantId} and f.user_id = p.id
      order by f.sent_at desc, f.id limit 1) d on true`);
  return rows.map(({ id, ordered, state, decided_at: decidedAt }) => ({
    id,
    orderedCents: BigInt(ordered),
    newest: state && { state, decidedAt: decidedAt === null ? null : new Date(decidedAt) },
  }));
}

/** What a person said, the newest first. */
export function declarationsOf(tx: Tx, tenantId: string, userId: string, most: number): Promise<DeclarationRow[]> {
  return tx
    .select()
    .from(fundsDeclarations)
    .where(and(eq(fundsDeclarations.tenantId, tenantId), eq(fundsDeclarations.userId, userId)))
    .orderBy(desc(fundsDeclarations.sentAt), asc(fundsDeclarations.id))
    .limit(most);
}

/** The papers of some declarations with their names. */
export function papersOfFunds(tx: Tx, tenantId: string, declarationIds: readonly string[]) {
  return tx
    .select({ declarationId: fundsPapers.declarationId, fileId: fundsPapers.fileId, name: files.name })
    .from(fundsPapers)
    .innerJoin(files, and(eq(files.tenantId, fundsPapers.tenantId), eq(files.id, fundsPapers.fileId)))
    .where(and(eq(fundsPapers.tenantId, tenantId), inArray(fundsPapers.declarationId, [...declarationIds])))
    .orderBy(asc(files.name), asc(files.id));
}

/** Locks a declaration: of two who decide at once, the second finds what the first did. */
export async function lockDeclaration(tx: Tx, tenantId: string, id: string): Promise<DeclarationRow | null> {
  const [row] = await tx
    .select()
    .from(fundsDeclarations)
    .where(and(eq(fundsDeclarations.tenantId, tenantId), eq(fundsDeclarations.id, id)))
    .for('update');
  return row ?? null;
}

export async function insertDeclaration(
  tx: Tx,
  row: Pick<DeclarationRow, 'tenantId' | 'userId' | 'kind' | 'explanation' | 'orderedCents' | 'sentAt'>,
  fileIds: readonly string[],
): Promise<string> {
  const id = randomUUID();
  const { tenantId } = row;
  await tx.insert(fundsDeclarations).values({ ...row, id, state: 'SENT' });
  await tx.insert(fundsPapers).values(fileIds.map((fileId) => ({ tenantId, declarationId: id, fileId })));
  return id;
}

export async function settleDeclaration(
  tx: Tx,
  { tenantId, id }: Pick<DeclarationRow, 'tenantId' | 'id'>,
  change: Pick<DeclarationRow, 'state' | 'reason' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx
    .update(fundsDeclarations)
    .set(change)
    .where(and(eq(fundsDeclarations.tenantId, tenantId), eq(fundsDeclarations.id, id)));
}

/** Takes away what a deleted person said: how many records went, and the files that nothing points to any more. */
export async function forgetFunds(tx: Tx, userId: string, today: string) {
  const { rows } = await tx.execute<{ gone: number; files: string[] }>(
    sql`select gone, files from lonja_forget_funds(${userId}::uuid, ${today}::date)`,
  );
  return rows[0] ?? { gone: 0, files: [] };
}
