import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { ads } from '#backend/db/schema/ads.ts';
import { issuanceHolders } from '#backend/db/schema/holders.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { whitelistEntries } from '#backend/db/schema/whitelist.ts';
import { insertHold } from '#backend/modules/transfers/transfers.repository.ts';
import { AD_DAYS, type AdType } from '#domain/bulletin/ad.ts';
import { orderExpiresAt } from '#domain/investment/order-expiry.ts';
import { adReference, REFERENCE_RANDOM_BYTES } from '#domain/investment/wire-reference.ts';
import { amountOf, type Price, priceOf, priceText } from '#domain/money/price.ts';
import type { SeededPerson } from './seed-people.ts';
import type { SeedWork } from './seed-work.ts';

/** Each by its place among a project's holders, the demo's investor first; `price` in per cent of what the token was sold for. */
const ADS: readonly { type: AdType; holder: number; part: number; price: number; day: number }[] = [
  { type: 'SELL', holder: 0, part: 4, price: 100, day: -3 },
  { type: 'SELL', holder: 1, part: 2, price: 97, day: -8 },
  { type: 'BUY', holder: 2, part: 3, price: 95, day: -5 },
];
const PROJECTS = 2;
const HOLDERS = 4;

/** Writes a few ads of projects whose tokens the demo's investor holds, and puts those who may hold them on the whitelist. */
export async function seedBoard(
  work: SeedWork,
  { manager, investor }: { manager: SeededPerson; investor: SeededPerson },
): Promise<void> {
  for (const project of await projectsOf(work, investor)) {
    const holders = await holdersOf(work, project.id, investor);
    await work.tx.insert(whitelistEntries).values(
      holders.map(({ userId }) => ({
        ...{ tenantId: work.tenant.id, id: randomUUID(), issuanceId: project.id, userId, state: 'APPROVED' as const },
        ...{ createdBy: manager.id, createdAt: work.dates.at(-20), decidedBy: manager.id },
        ...{ decidedAt: work.dates.at(-20), movedAt: work.dates.at(-20) },
      })),
    );
    for (const ad of ADS) {
      const holder = holders[ad.holder];
      if (holder) await place(work, project, holder, ad);
    }
  }
}

type Project = Awaited<ReturnType<typeof projectsOf>>[number];
type Holder = Awaited<ReturnType<typeof holdersOf>>[number];

function projectsOf({ tx, tenant }: SeedWork, investor: SeededPerson) {
  return tx
    .select({ id: issuances.id, price: issuances.price })
    .from(issuances)
    .innerJoin(
      issuanceHolders,
      and(eq(issuanceHolders.tenantId, issuances.tenantId), eq(issuanceHolders.issuanceId, issuances.id)),
    )
    .where(
      and(
        eq(issuances.tenantId, tenant.id),
        eq(issuances.status, 'CLOSED'),
        eq(issuanceHolders.userId, investor.id),
        gt(issuanceHolders.tokens, 0),
      ),
    )
    .orderBy(asc(issuances.createdAt), asc(issuances.id))
    .limit(PROJECTS);
}

function holdersOf({ tx, tenant }: SeedWork, issuanceId: string, investor: SeededPerson) {
  return tx
    .select({ userId: issuanceHolders.userId, tokens: issuanceHolders.tokens })
    .from(issuanceHolders)
    .where(
      and(
        eq(issuanceHolders.tenantId, tenant.id),
        eq(issuanceHolders.issuanceId, issuanceId),
        gt(issuanceHolders.tokens, 0),
      ),
    )
    .orderBy(
      desc(sql`${issuanceHolders.userId} = ${investor.id}`),
      desc(issuanceHolders.tokens),
      asc(issuanceHolders.userId),
    )
    .limit(HOLDERS);
}

async function place(work: SeedWork, project: Project, holder: Holder, ad: (typeof ADS)[number]): Promise<void> {
  const { tx, tenant, dates } = work;
  const tokens = Math.max(1, Math.floor(holder.tokens / ad.part));
  const price = ((priceOf(project.price) * BigInt(ad.price)) / 100n) as Price;
  const publishedAt = dates.at(ad.day);
  const id = randomUUID();
  await tx.insert(ads).values({
    ...{ tenantId: tenant.id, id, reference: adReference(randomBytes(REFERENCE_RANDOM_BYTES)) },
    ...{ userId: holder.userId, issuanceId: project.id, type: ad.type, status: 'OPEN', tokens },
    ...{ price: priceText(price), amountCents: amountOf(tokens, price), publishedAt },
    expiresAt: orderExpiresAt(publishedAt, AD_DAYS, dates.timeZone),
  });
  const kept = { issuanceId: project.id, userId: holder.userId, tokens, cause: 'AD' as const, ref: id };
  if (ad.type === 'SELL') await insertHold(tx, { tenantId: tenant.id, ...kept, createdAt: publishedAt });
}
