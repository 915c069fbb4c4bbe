import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { whitelistBatches, whitelistLines } from '#backend/db/schema/whitelist.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { JudgedLine } from '#domain/issuance/whitelist.ts';
import type { Adding } from './write-entries.repository.ts';

/** Lines that go to the database in one statement. */
const AT_ONCE = 5_000;
/** Bad lines that a page shows. */
const BAD_SHOWN = 200;

/** One's own judged lists of an issuance that were never written go: there is one at a time. */
export async function dropDrafts(tx: Tx, { tenantId, issuanceId, byUserId }: Adding): Promise<void> {
  await tx
    .delete(whitelistBatches)
    .where(
      and(
        eq(whitelistBatches.tenantId, tenantId),
        eq(whitelistBatches.issuanceId, issuanceId),
        eq(whitelistBatches.createdBy, byUserId),
        isNull(whitelistBatches.writtenAt),
      ),
    );
}

export async function insertBatch(tx: Tx, { tenantId, issuanceId, byUserId, now }: Adding, name: string) {
  const [row] = await tx
    .insert(whitelistBatches)
    .values({ tenantId, issuanceId, name, createdBy: byUserId, createdAt: now })
    .returning({ id: whitelistBatches.id });
  if (!row) throw new Error('a list was not kept');
  return row.id;
}

/** The bad lines of a list go, in the order of their numbers; their numbers are answered. */
export async function takeBadLines(tx: Tx, tenantId: string, batchId: string): Promise<number[]> {
  const rows = await tx
    .delete(whitelistLines)
    .where(
      and(
        eq(whitelistLines.tenantId, tenantId),
        eq(whitelistLines.batchId, batchId),
        isNotNull(whitelistLines.problem),
      ),
    )
    .returning({ number: whitelistLines.number });
  return rows.map(({ number }) => number).sort((a, b) => a - b);
}

/** The highest number of a line; 0 of none. */
export async function lastNumber(tx: Tx, tenantId: string, batchId: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${whitelistLines.number}), 0)` })
    .from(whitelistLines)
    .where(and(eq(whitelistLines.tenantId, tenantId), eq(whitelistLines.batchId, batchId)));
  return row?.last ?? 0;
}

export async function insertLines(tx: Tx, tenantId: string, batchId: string, lines: readonly JudgedLine[]) {
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const part = lines.slice(at, at + AT_ONCE);
    const column = <T>(of: (line: JudgedLine) => T) => sql.param(part.map(of));
    await tx.execute(sql`
      insert into whitelist_lines (tenant_id, batch_id, number, text, address, problem, first)
      select ${tenantId}::uuid, ${batchId}::uuid, l.* from unnest(${column(({ number }) => number)}::int[], ${column(({ text }) => text)}::text[],
        ${column(({ address }) => address)}::text[], ${column(({ problem }) => problem)}::text[], ${column(({ first }) => first)}::int[]) l`);
  }
}

/** Compares a list's lines with one another and with what the issuance has: what it has already is known, what was revoked has to be approved by hand. */
export async function markKnown(tx: Tx, tenantId: string, issuanceId: string, batchId: string): Promise<void> {
  await tx.execute(sql`
    update whitelist_lines l set problem = 'twice', first = before.number
    from (select lower(address) as key, min(number) as number from whitelist_lines
      where tenant_id = ${tenantId} and batch_id = ${batchId} and problem is null group by lower(address) having count(*) > 1) before
    where l.tenant_id = ${tenantId} and l.batch_id = ${batchId} and l.problem is null and lower(l.address) = before.key and l.number > before.number`);
  await tx.execute(sql`
    update whitelist_lines l set known = e.state <> 'REVOKED', problem = case when e.state = 'REVOKED' then 'revoked' end
    from whitelist_entries e
    where l.tenant_id = ${tenantId} and l.batch_id = ${batchId} and l.problem is null
      and e.tenant_id = l.tenant_id and e.issuance_id = ${issuanceId} and e.address_key = lower(l.address) and e.address is not null`);
}

/** A judged list of somebody's own; null where there is none. `lock`: to change it. */
export async function ownBatch(
  tx: Tx,
  { tenantId, byUserId }: Pick<Adding, 'tenantId' | 'byUserId'>,
  id: string,
  { lock = false } = {},
) {
  const asked = tx
    .select()
    .from(whitelistBatches)
    .where(
      and(
        eq(whitelistBatches.tenantId, tenantId),
        eq(whitelistBatches.id, id),
        eq(whitelistBatches.createdBy, byUserId),
      ),
    );
  const [row] = await (lock ? asked.for('no key update') : asked);
  return row ?? null;
}

/** How many lines of a list are good, known and bad. A list holds 50,000 at most. */
export async function countLines(tx: Tx, tenantId: string, batchId: string) {
  const [row] = await tx
    .select({
      good: sql<number>`(count(*) filter (where ${whitelistLines.problem} is null and not ${whitelistLines.known}))::int`,
      known: sql<number>`(count(*) filter (where ${whitelistLines.known}))::int`,
      bad: sql<number>`(count(*) filter (where ${whitelistLines.problem} is not null))::int`,
    })
    .from(whitelistLines)
    .where(and(eq(whitelistLines.tenantId, tenantId), eq(whitelistLines.batchId, batchId)));
  return row ?? { good: 0, known: 0, bad: 0 };
}

export function badLines(tx: Tx, tenantId: string, batchId: string) {
  return tx
    .select({
      number: whitelistLines.number,
      text: whitelistLines.text,
      problem: whitelistLines.problem,
      first: whitelistLines.first,
    })
    .from(whitelistLines)
    .where(
      and(
        eq(whitelistLines.tenantId, tenantId),
        eq(whitelistLines.batchId, batchId),
        isNotNull(whitelistLines.problem),
      ),
    )
    .orderBy(asc(whitelistLines.number))
    .limit(BAD_SHOWN);
}

/** Makes entries of a list's good lines, each of the person whose wallet it is; the lines go, and how many entries there are now is answered. */
export async function writeGoodLines(tx: Tx, adding: Adding, batchId: string): Promise<number> {
  const { tenantId, issuanceId, byUserId, now, isManager } = adding;
  const decidedBy = isManager ? byUserId : null;
  const decidedAt = isManager ? now : null;
  const last = await lastNumber(tx, tenantId, batchId);
  let written = 0;
  for (let from = 0; from < last; from += AT_ONCE) {
    const made = await tx.execute(sql`
      insert into whitelist_entries (tenant_id, issuance_id, user_id, address, state, created_by, created_at, decided_by, decided_at, moved_at)
      select l.tenant_id, ${issuanceId}::uuid, w.user_id, l.address, ${isManager ? 'APPROVED' : 'PENDING'}, ${byUserId}::uuid, ${now}::timestamptz,
        ${decidedBy}::uuid, ${decidedAt}::timestamptz, ${now}::timestamptz
      from whitelist_lines l
      left join wallets w on w.tenant_id = l.tenant_id and lower(w.address) = lower(l.address)
      where l.tenant_id = ${tenantId} and l.batch_id = ${batchId} and l.number > ${from} and l.number <= ${from + AT_ONCE}
        and l.problem is null and not l.known
      order by l.number
      on conflict do nothing`);
    written += made.rowCount ?? 0;
  }
  await tx
    .delete(whitelistLines)
    .where(
      and(
        eq(whitelistLines.tenantId, tenantId),
        eq(whitelistLines.batchId, batchId),
        isNull(whitelistLines.problem),
        eq(whitelistLines.known, false),
      ),
    );
  await tx
    .update(whitelistBatches)
    .set({ writtenAt: now, written: sql`${whitelistBatches.written} + ${written}` })
    .where(and(eq(whitelistBatches.tenantId, tenantId), eq(whitelistBatches.id, batchId)));
  return written;
}
