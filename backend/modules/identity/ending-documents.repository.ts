import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import { isLastCheckGood } from '#backend/modules/profiles/good-check.repository.ts';
import { AREA_ROLES } from '#domain/access/roles.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { Day } from '#domain/time/zone.ts';

/** As the database writes a list. */
const INVESTORS = `{${AREA_ROLES.user.join(',')}}`;

/** Somebody whose identity document ends on this day. */
interface Ending extends Record<string, unknown> {
  userId: string;
  email: string;
  lang: Language;
  lastDay: Day;
}

/**
 * Takes the people whose checked document ends on `upTo` or before it, the nearest first, and notes that they are told of that day: each day is told once, and
 * another day, of another document, is told again. Investors alone: nobody else has a page on which the new one is sent.
 */
export async function takeEnding(tx: Tx, tenantId: string, upTo: Day, most: number): Promise<Ending[]> {
  const { rows } = await tx.execute<Ending>(sql`
    with ending as (
      select p.user_id from user_profiles p join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
      where p.tenant_id = ${tenantId} and p.id_expires_on <= ${upTo} and p.id_expiry_told_on is distinct from p.id_expires_on
        and u.deleted_at is null and u.roles && ${INVESTORS}::text[] and ${isLastCheckGood(sql`p.tenant_id`, sql`p.user_id`)}
      order by p.id_expires_on, p.user_id limit ${most} for update of p skip locked)
    update user_profiles p set id_expiry_told_on = p.id_expires_on from ending e, users u
    where p.tenant_id = ${tenantId} and p.user_id = e.user_id and u.tenant_id = p.tenant_id and u.id = p.user_id
    returning p.user_id as "userId", u.email, u.lang, p.id_expires_on::text as "lastDay"`);
  return rows;
}
