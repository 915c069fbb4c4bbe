import { bankAccount } from '#backend/ledger/accounts.ts';
import {
  type DistributionRow,
  insertApproval,
  updateDistribution,
} from '#backend/modules/distributions/distributions.repository.ts';
import { fundDistribution } from '#backend/modules/distributions/fund.ts';
import { lockParts, pendingParts } from '#backend/modules/distributions/pay.repository.ts';
import { payParts } from '#backend/modules/distributions/pay-parts.ts';
import { recordMoment } from '#backend/modules/distributions/record-moment.ts';
import { registerAt } from '#backend/modules/distributions/register.repository.ts';
import { setTold } from '#backend/modules/distributions/tell-holders.repository.ts';
import { writeProposal } from '#backend/modules/distributions/write-proposal.ts';
import type { ProjectContent } from '#backend/seed/content/project-content.ts';
import type { SeededProject } from '#backend/seed/seed-projects.ts';
import type { SeedWork } from '#backend/seed/seed-work.ts';
import { AMOUNTS_OF_KIND } from '#domain/distribution/amounts.ts';
import { approvalsNeeded } from '#domain/distribution/approval.ts';
import type { DistributionKind } from '#domain/earning/kinds.ts';
import { centsOf, sumOf } from '#domain/money/money.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { demoMovement } from './demo-movement.ts';
import { pastWork } from './past-work.ts';

export type DistributionContent = ProjectContent['distributions'][number];

/** Who says yes: two, for what is above a tenant's threshold. */
export type Managers = readonly [string, string];

const KINDS: Record<DistributionContent['kind'], DistributionKind> = {
  COUPON: 'INTEREST',
  RENT: 'RENT',
  DIVIDEND: 'DIVIDEND',
  REVENUE_SHARE: 'SHARED_INCOME',
  CAPITAL_RETURN: 'CAPITAL_RETURN',
};

/** Proposed by its issuer for who held tokens the day before; a smaller history pays as much a token. Null where nobody held any. */
export async function demoProposal(
  work: SeedWork,
  { id: issuanceId, issuer, content }: SeededProject,
  { day, kind, gross, concept }: DistributionContent,
): Promise<DistributionRow | null> {
  const past = pastWork(work, work.dates.at(day), issuer.id);
  const recordOn = addDays(dayIn(past.now, work.dates.timeZone), -1);
  const register = await registerAt(past.tx, { tenantId: past.tenant.id, issuanceId, at: past.now, on: recordOn });
  const tokens = register.reduce((sum, holder) => sum + holder.tokens, 0n);
  if (tokens === 0n) return null;
  const { at: recordAt } = await recordMoment(past, issuanceId, recordOn);
  const kindOfIt = KINDS[kind];
  const amount = (centsOf(gross) * tokens) / BigInt(content.demand.tokens);
  const none = { incomeCents: 0n, gainCents: 0n, returnCents: 0n };
  const [main = 'incomeCents'] = AMOUNTS_OF_KIND[kindOfIt];
  return writeProposal(past, {
    ...{ issuanceId, kind: kindOfIt, ...none, [main]: amount, recordOn, recordAt },
    name: concept.es,
    note: null,
    proposedBy: issuer.id,
    isLarge: false,
  });
}

/** As many managers' yes as it takes. */
export async function demoApproval(
  work: SeedWork,
  row: DistributionRow,
  managers: Managers,
  day: number,
): Promise<DistributionRow> {
  const { tenant, dates } = work;
  const needed = approvalsNeeded(row.grossCents, centsOf(tenant.settings.distributions.secondApprovalAbove));
  for (const [at, managerId] of managers.slice(0, needed).entries()) {
    const past = pastWork(work, dates.at(day, 40 * at), managerId);
    await insertApproval(past.tx, row, managerId, past.now);
    await past.audit(at + 1 < needed ? 'distribution.first_approval' : 'distribution.approved', {
      subject: { type: 'distribution', id: row.id },
      details: { net: row.netCents.toString() },
    });
  }
  return updateDistribution(work.tx, row, { status: 'APPROVED', approvedAt: dates.at(day, 40 * (needed - 1)) });
}

/** The issuer's transfer is in the statement of a day. */
export async function demoFunding(
  work: SeedWork,
  { content }: SeededProject,
  row: DistributionRow,
  managers: Managers,
  day: number,
): Promise<DistributionRow> {
  const past = pastWork(work, work.dates.at(day, 20), managers[0]);
  const id = await demoMovement(past, managers[0], {
    isCredit: true,
    cents: row.grossCents,
    counterparty: content.issuer.name,
    text: row.reference,
    resolution: 'distribution',
    distributionId: row.id,
  });
  return fundDistribution(past, row, { id, cents: row.grossCents, from: await bankAccount(past) });
}

/** Everybody's part is paid. */
export async function demoPayment(work: SeedWork, row: DistributionRow, managers: Managers, day: number) {
  const past = pastWork(work, work.dates.at(day, 60), managers[0]);
  const ids = (await pendingParts(past.tx, row)).map(({ subjectId }) => subjectId);
  const parts = await lockParts(past.tx, row, ids);
  await payParts(past, row, parts);
  await setTold(past.tx, row, ids, past.now);
  const paidCents = sumOf(parts.map(({ netCents }) => netCents));
  return updateDistribution(past.tx, row, {
    ...{ paidHolders: parts.length, paidCents },
    ...{ status: 'PAID' as const, paidAt: past.now },
  });
}
