import { and, asc, count, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { projectAlerts, projectAlertTold } from '#backend/db/schema/project-alerts.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { AlertFrequency } from '#domain/alert/alert.ts';
import type { Language, Localized } from '#domain/tenant/language.ts';

type AlertRow = typeof projectAlerts.$inferSelect;

const isOwn = (tenantId: string, userId: string, id: string) =>
  and(eq(projectAlerts.tenantId, tenantId), eq(projectAlerts.userId, userId), eq(projectAlerts.id, id));

export function alertsOf(tx: Tx, tenantId: string, userId: string): Promise<AlertRow[]> {
  return tx
    .select()
    .from(projectAlerts)
    .where(and(eq(projectAlerts.tenantId, tenantId), eq(projectAlerts.userId, userId)))
    .orderBy(asc(projectAlerts.createdAt), asc(projectAlerts.id));
}

export async function countAlerts(tx: Tx, tenantId: string, userId: string): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(projectAlerts)
    .where(and(eq(projectAlerts.tenantId, tenantId), eq(projectAlerts.userId, userId)));
  return row?.found ?? 0;
}

export async function insertAlert(tx: Tx, alert: Omit<typeof projectAlerts.$inferInsert, 'id'>): Promise<string> {
  const [row] = await tx.insert(projectAlerts).values(alert).returning({ id: projectAlerts.id });
  if (!row) throw new Error('the alert was not kept');
  return row.id;
}

/** Answers whether there was one of the person's. */
export async function setFrequency(
  tx: Tx,
  { tenantId, userId, id }: Pick<AlertRow, 'tenantId' | 'userId' | 'id'>,
  frequency: AlertFrequency,
): Promise<boolean> {
  const rows = await tx
    .update(projectAlerts)
    .set({ frequency })
    .where(isOwn(tenantId, userId, id))
    .returning({ id: projectAlerts.id });
  return rows.length > 0;
}

/** Answers whether there was one of the person's. */
export async function deleteAlert(
  tx: Tx,
  { tenantId, userId, id }: Pick<AlertRow, 'tenantId' | 'userId' | 'id'>,
): Promise<boolean> {
  const rows = await tx
    .delete(projectAlerts)
    .where(isOwn(tenantId, userId, id))
    .returning({ id: projectAlerts.id });
  return rows.length > 0;
}

/** An account goes: what they wanted to be told, and were, with it. */
export async function dropAlerts(tx: Tx, tenantId: string, userId: string): Promise<void> {
  await tx.delete(projectAlerts).where(and(eq(projectAlerts.tenantId, tenantId), eq(projectAlerts.userId, userId)));
  await tx
    .delete(projectAlertTold)
    .where(and(eq(projectAlertTold.tenantId, tenantId), eq(projectAlertTold.userId, userId)));
}

/** A project in campaign that has opened lately, and an alert that it may fit: of somebody who was not mailed of it. */
export interface Candidate extends Record<string, unknown> {
  user_id: string;
  email: string;
  lang: Language;
  sector: string | null;
  product_type: string | null;
  ticket_max: string | null;
  issuance_id: string;
  slug: string;
  title: Localized;
  issuance_sector: string;
  issuance_product: string;
  price: string;
  min_tokens: number;
}

interface AskedPairs {
  tenantId: string;
  frequencies: readonly AlertFrequency[];
  since: Date;
  now: Date;
}

/** Tables, joins and conditions of an alert `a`, its person `u`, a project `i` and when it `opened`. */
const pairs = ({ tenantId, frequencies, since, now }: AskedPairs): SQL => sql`
    from issuances i
    join lateral (select min(h.created_at) as at from issuance_status_history h
      where h.tenant_id = i.tenant_id and h.issuance_id = i.id and h.to_status = 'CAMPAIGN') opened on opened.at > ${since} and opened.at <= ${now}
    join project_alerts a on a.tenant_id = i.tenant_id and a.created_at < opened.at
      and a.frequency = any(${sql.param([...frequencies])}::text[])
    join users u on u.tenant_id = a.tenant_id and u.id = a.user_id and u.deleted_at is null and u.status <> 'REJECTED'
    where i.tenant_id = ${tenantId} and i.status = 'CAMPAIGN' and (i.suspended_until is null or i.suspended_until < ${now})
      and (i.campaign_ends_at is null or i.campaign_ends_at > ${now})
      and not exists (select 1 from project_alert_told t where t.tenant_id = i.tenant_id and t.user_id = a.user_id and t.issuance_id = i.id)`;

/** Whether `candidates` finds any. */
export const anyCandidate = (asked: AskedPairs): SQL => sql`exists (select 1 ${pairs(asked)})`;

/** Whether the mail of the day has not left for one that has it. */
export const anyDigestDue = (tenantId: string, today: string): SQL =>
  anyRow(projectAlerts, isDigestDue(tenantId, today));

const isDigestDue = (tenantId: string, today: string) =>
  and(
    eq(projectAlerts.tenantId, tenantId),
    inArray(projectAlerts.frequency, ['DAILY']),
    or(isNull(projectAlerts.mailedOn), lt(projectAlerts.mailedOn, today)),
  );

/** Every project that opened between two moments beside each alert of these frequencies that was there before, in the order of the people. */
export async function candidates(tx: Tx, asked: AskedPairs, limit: number): Promise<Candidate[]> {
  const { rows } = await tx.execute<Candidate>(sql`
    select a.user_id, u.email, u.lang, a.sector, a.product_type, a.ticket_max_cents::text as ticket_max,
      i.id as issuance_id, i.slug, i.title, i.sector as issuance_sector, i.product_type as issuance_product, i.price::text as price, i.min_tokens::int as min_tokens
    ${pairs(asked)}
    order by a.user_id, opened.at, i.id limit ${limit}`);
  return rows;
}

/** Notes of which projects a person is mailed; answers those of them of which they had not been. */
export async function noteTold(
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  issuanceIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .insert(projectAlertTold)
    .values(issuanceIds.map((issuanceId) => ({ tenantId, userId, issuanceId, toldAt: now })))
    .onConflictDoNothing()
    .returning({ issuanceId: projectAlertTold.issuanceId });
  return new Set(rows.map(({ issuanceId }) => issuanceId));
}

/** The earliest day of the last daily mail among the alerts that have one: null where one never had, undefined where there is no such alert. */
export async function lastDigest(tx: Tx, tenantId: string): Promise<string | null | undefined> {
  const [row] = await tx
    .select({ mailedOn: projectAlerts.mailedOn })
    .from(projectAlerts)
    .where(and(eq(projectAlerts.tenantId, tenantId), eq(projectAlerts.frequency, 'DAILY')))
    .orderBy(sql`${projectAlerts.mailedOn} asc nulls first`)
    .limit(1);
  return row?.mailedOn;
}

/** The mail of the day has left, also for whom there was nothing in it. */
export async function noteDigest(tx: Tx, tenantId: string, today: string): Promise<void> {
  await tx.update(projectAlerts).set({ mailedOn: today }).where(isDigestDue(tenantId, today));
}
