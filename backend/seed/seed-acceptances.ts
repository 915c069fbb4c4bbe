import { inArray } from 'drizzle-orm';
import { consents } from '#backend/db/schema/consents.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { riskText } from '#domain/investment/risk-texts.ts';
import { RISK_TEXT_VERSION } from '#domain/investment/warning-gate.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { SeededOrder } from './seed-orders.ts';
import type { SeedWork } from './seed-work.ts';

/** The boxes that were ticked for orders, as modules/orders/consent-rows.ts keeps them. */
export async function seedAcceptances({ tx, tenant }: SeedWork, orders: readonly SeededOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  const rows = await tx.select().from(investments).where(inArray(investments.id, ids));
  await bulkInsert(
    tx,
    consents,
    rows.flatMap(({ id, userId, risksAcceptedAt }) =>
      risksAcceptedAt === null
        ? []
        : (['risk_loss', 'risk_liquidity'] as const).map((subject) => ({
            tenantId: tenant.id,
            userId,
            subject,
            version: RISK_TEXT_VERSION,
            answer: 'accepted' as const,
            lang: 'es',
            investmentId: id,
            textShown: riskText(subject, 'es'),
            createdAt: risksAcceptedAt,
          })),
    ),
  );
}
