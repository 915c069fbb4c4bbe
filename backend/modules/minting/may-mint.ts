import { fundsClearAmong } from '#backend/modules/funds/funds-standing.ts';
import { checkedPeople } from '#backend/modules/identity/identity-standing.ts';
import { tenantSigns } from '#backend/modules/investments/answer-investment.ts';
import { firmOf } from '#backend/modules/investments/firm-money.repository.ts';
import type { LockedOrder } from '#backend/modules/investments/lock-order.ts';
import { mintFactsOf } from '#backend/modules/investments/present-investment.ts';
import type { Work } from '#backend/work.ts';
import type { MintFacts } from '#domain/investment/minting.ts';

/** What decides whether a locked order's tokens may be made now. */
export async function mintFactsFor(work: Work, { issuance, investment }: LockedOrder): Promise<MintFacts> {
  const firm = await firmOf(work.tx, work.tenant.id, [issuance.id], work.now);
  return mintFactsOf(
    { investment, issuance },
    {
      now: work.now,
      identityChecked: (await checkedPeople(work, [investment.userId])).has(investment.userId),
      fundsClear: (await fundsClearAmong(work, [investment.userId])).has(investment.userId),
      signs: tenantSigns(work),
      firmCents: firm.get(issuance.id) ?? 0n,
    },
  );
}
