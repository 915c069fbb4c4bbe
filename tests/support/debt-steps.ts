import { randomUUID } from 'node:crypto';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { bankAccount } from '#backend/ledger/accounts.ts';
import { proposeInstalments } from '#backend/modules/debts/propose-instalments.ts';
import { lockDistribution } from '#backend/modules/distributions/distributions.repository.ts';
import { fundDistribution } from '#backend/modules/distributions/fund.ts';
import { getManagedDebt } from '#contract/debts.ts';
import { listDistributions } from '#contract/distributions.ts';
import { bookTokens, distributionSteps } from './distribution-steps.ts';
import type { InvestWorld, Offer, Person } from './invest-world.ts';
import { good } from './order-steps.ts';

/** Debts of a world that are paid back, as its days go by. */
export function debtSteps(world: InvestWorld) {
  const { backEnd, db, tenantId, call, manager } = world;
  const steps = distributionSteps(world);
  const all = async (offer: Pick<Offer, 'id'>) =>
    good(await call(listDistributions, { params: { id: offer.id }, query: { per_page: 100 }, as: manager })).data;
  return {
    ...steps,
    all,
    /** 10,000.00 at 8 % in four quarters, closed so many days ago, in one holder's hands. */
    async addDebt(
      closedDaysAgo: number,
      { issuer = world.issuer, repayment = 'LINEAR' }: { issuer?: Person; repayment?: string } = {},
    ) {
      const offer = await world.addOffer({ issuer, tokens: 200 });
      const holder = await world.addPerson();
      await bookTokens(world, holder, offer, 200, closedDaysAgo);
      await db.query(
        `update issuances set status = 'CLOSED', closed_at = $3, finance = $4 where tenant_id = $1 and id = $2`,
        [
          ...[tenantId, offer.id, new Date(Date.now() - closedDaysAgo * 86_400_000)],
          JSON.stringify({ annualInterestPercent: '8.00', termMonths: 12, payEveryMonths: 3, repayment }),
        ],
      );
      return { offer, holder };
    },
    /** What the daily job does. */
    look: () => proposeInstalments(backEnd.deps),
    debt: async (offer: Pick<Offer, 'id'>, as: Person = manager) =>
      good(await call(getManagedDebt, { params: { id: offer.id }, as })).data,
    /** The newest distribution is approved, and its money is here. */
    async fundNewest(offer: Pick<Offer, 'id'>) {
      const [row] = await all(offer);
      if (!row) throw new Error('nothing is proposed');
      good(await steps.approve(row.id, row.sums.net));
      await tenantWork(backEnd.deps, tenantId, async (work) => {
        const locked = await lockDistribution(work.tx, tenantId, row.id);
        if (!locked) throw new Error('it is gone');
        const from = await bankAccount(work);
        await fundDistribution(work, locked, { id: randomUUID(), cents: locked.grossCents, from });
      });
      return row;
    },
  };
}
export type DebtSteps = ReturnType<typeof debtSteps>;
