import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import type { Day } from '#domain/time/zone.ts';
import type { LegalType } from '#domain/user/status.ts';
import { certifiedOn, RESIDENCE } from './register.repository.ts';

/** What decides what is withheld of a person, as `registerAt` reads it. */
export async function residenceOfPerson(tx: Tx, tenantId: string, userId: string, on: Day) {
  const { rows } = await tx.execute<{ country: string | null; legal_type: LegalType | null; certified: boolean }>(sql`
    select ${RESIDENCE} as country, p.legal_type, ${certifiedOn(on)} as certified
    from user_profiles p where p.tenant_id = ${tenantId} and p.user_id = ${userId}`);
  const [row] = rows;
  return { country: row?.country ?? null, legalType: row?.legal_type ?? null, certified: row?.certified ?? false };
}
