import { and, eq, sql } from 'drizzle-orm';
import { distributions } from '#backend/db/schema/distributions.ts';
import { earnings } from '#backend/db/schema/earnings.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { certifiedOn, RESIDENCE } from '#backend/modules/distributions/register.repository.ts';
import type { Day } from '#domain/time/zone.ts';
import type { LegalType } from '#domain/user/status.ts';

/** A person's parts of distributions that are approved and not paid to them, with what came of the issuer's money. Cents. */
export function approvedParts(tx: Tx, tenantId: string, userId: string) {
  return tx
    .select({
      distributionId: earnings.distributionId,
      issuanceId: earnings.issuanceId,
      incomeCents: earnings.incomeCents,
      gainCents: earnings.gainCents,
      returnCents: earnings.returnCents,
      withheldCents: earnings.withheldCents,
      netCents: earnings.netCents,
      instalmentOn: distributions.instalmentOn,
      approvedAt: distributions.approvedAt,
      fundedAt: distributions.fundedAt,
      funding: {
        status: distributions.status,
        grossCents: distributions.grossCents,
        fundedCents: distributions.fundedCents,
        returnedCents: distributions.returnedCents,
      },
    })
    .from(earnings)
    .innerJoin(
      distributions,
      and(eq(distributions.tenantId, earnings.tenantId), eq(distributions.id, earnings.distributionId)),
    )
    .where(
      and(
        eq(earnings.tenantId, tenantId),
        eq(earnings.userId, userId),
        eq(earnings.status, 'PENDING'),
        eq(distributions.status, 'APPROVED'),
      ),
    );
}

/** What decides what is withheld of a person, as `registerAt` reads it. */
export async function residenceOfPerson(tx: Tx, tenantId: string, userId: string, on: Day) {
  const { rows } = await tx.execute<{ country: string | null; legal_type: LegalType | null; certified: boolean }>(sql`
    select ${RESIDENCE} as country, p.legal_type, ${certifiedOn(on)} as certified
    from user_profiles p where p.tenant_id = ${tenantId} and p.user_id = ${userId}`);
  const [row] = rows;
  return { country: row?.country ?? null, legalType: row?.legal_type ?? null, certified: row?.certified ?? false };
}
