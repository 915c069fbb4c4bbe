import { and, eq } from 'drizzle-orm';
import { distributions } from '#backend/db/schema/distributions.ts';
import { earnings } from '#backend/db/schema/earnings.ts';
import type { Tx } from '#backend/db/transaction.ts';

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
