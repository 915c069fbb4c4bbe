import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import type { Role } from '#domain/access/roles.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { Day } from '#domain/time/zone.ts';

/** Somebody who has not brought everything, and the reminder that they get now. */
interface Reminded extends Record<string, unknown> {
  userId: string;
  email: string;
  lang: Language;
  roles: Role[];
  dueOn: Day;
  which: 1 | 2;
}

/** Takes the open requests whose person is to be reminded now and notes it: `near`, the last day of which a first reminder is sent. Each reminder is taken once. */
export async function takeReminders(
  tx: Tx,
  tenantId: string,
  days: { today: Day; near: Day },
  most: number,
): Promise<Reminded[]> {
  const { today, near } = days;
  const which = sql`case when r.due_on < ${today}::date then 2 else 1 end`;
  const { rows } = await tx.execute<Reminded>(sql`
    with due as (
      select r.id, ${which} as which from paper_requests r join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
      where r.tenant_id = ${tenantId} and r.state = 'OPEN' and r.waits_since is null and r.due_on <= ${near}::date
        and r.reminded < ${which} and u.deleted_at is null
      order by r.due_on, r.id limit ${most} for update of r skip locked)
    update paper_requests r set reminded = d.which from due d, users u
    where r.tenant_id = ${tenantId} and r.id = d.id and u.tenant_id = r.tenant_id and u.id = r.user_id
    returning r.user_id as "userId", u.email, u.lang, u.roles, r.due_on::text as "dueOn", d.which as "which"`);
  return rows;
}

/** Requests that wait for the team: all of it is there, or the last day has passed without it. One's own is a colleague's. */
export const requestWaits = (tenantId: string, managerId: string, today: Day): SQL => sql`
  r.tenant_id = ${tenantId} and r.state = 'OPEN' and (r.waits_since is not null or r.due_on < ${today}::date) and r.user_id <> ${managerId}`;
