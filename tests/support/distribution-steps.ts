import { randomUUID } from 'node:crypto';
import { approveDistribution, listDistributionEarnings, proposeDistribution } from '#contract/distributions.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { dayIn } from '#domain/time/zone.ts';
import { giveAccount } from './bank-account.ts';
import type { InvestWorld, Offer, Person } from './invest-world.ts';
import { good } from './order-steps.ts';

/** Makes tokens past every rule, as the ledger books them, so many days ago; below zero takes them away. */
export async function bookTokens(
  { db, tenantId }: Pick<InvestWorld, 'db' | 'tenantId'>,
  who: Pick<Person, 'id'>,
  offer: Pick<Offer, 'id'>,
  tokens: number,
  daysAgo: number,
): Promise<void> {
  await db.query(
    `with treasury as (
       insert into ledger_accounts (tenant_id, kind, asset, issuance_id, guarded, created_at) values ($1, 'treasury', 'token:' || $2, $2::uuid, false, now())
       on conflict on constraint ledger_accounts_unique do update set guarded = false returning id),
     holding as (
       insert into ledger_accounts (tenant_id, kind, asset, user_id, issuance_id, guarded, created_at) values ($1, 'holding', 'token:' || $2, $3, $2::uuid, true, now())
       on conflict on constraint ledger_accounts_unique do update set guarded = true returning id),
     entry as (
       insert into ledger_entries (tenant_id, kind, ref, created_at) values ($1, 'test', gen_random_uuid()::text, now() - $5 * interval '1 day') returning id)
     insert into ledger_postings (tenant_id, entry_id, account_id, asset, amount)
     select $1, entry.id, treasury.id, 'token:' || $2, -$4::bigint from entry, treasury
     union all select $1, entry.id, holding.id, 'token:' || $2, $4::bigint from entry, holding`,
    [tenantId, offer.id, who.id, tokens, daysAgo],
  );
}

/** Every call that moves a distribution, as the dashboard makes it. */
export function distributionSteps(world: InvestWorld) {
  const { call, manager, issuer } = world;
  return {
    giveAccount: (who: Person) => giveAccount(world, who, 'ES7921000813610123456789'),
    propose: (
      { id }: Pick<Offer, 'id'>,
      over: Partial<BodyOf<typeof proposeDistribution>> = {},
      as: Person = issuer,
      key: string = randomUUID(),
    ) =>
      call(proposeDistribution, {
        params: { id },
        body: {
          ...{ kind: 'DIVIDEND', income: '100.00', gain: '0.00', capital: '0.00', name: 'Dividendo 2026', note: '' },
          record_on: dayIn(world.backEnd.clock.now(), 'Europe/Madrid'),
          ...over,
        },
        as,
        key,
      }),
    approve: (id: string, net: string, as: Person = manager, key: string = randomUUID()) =>
      call(approveDistribution, { params: { id }, body: { net }, as, key }),
    parts: async (id: string) =>
      good(await call(listDistributionEarnings, { params: { id }, query: { per_page: 100 }, as: manager })).data,
  };
}
export type DistributionSteps = ReturnType<typeof distributionSteps>;
