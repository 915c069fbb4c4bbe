import { Refusal } from '#backend/http/refusal.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import type { MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { firmOf } from '#backend/modules/investments/firm-money.repository.ts';
import { type IssuanceRow, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { carryOutMove, refuseMove } from '#backend/modules/issuances/carry-out-move.ts';
import { anyDuePlan, duePlans, type PlanRow, planOf, stopPlan } from '#backend/modules/issuances/phases.repository.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import type { Work } from '#backend/work.ts';
import { COMMITTED_STATUSES, MONEY_IN_STATUSES, PAID_STATUSES } from '#domain/investment/transitions.ts';
import { closingVerdict } from '#domain/issuance/planned-move.ts';
import { isSuspended } from '#domain/issuance/suspension.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { planStoppedMail } from './plan-mail.ts';

const UNPAID = COMMITTED_STATUSES.filter((status) => !PAID_STATUSES.some((paid) => paid === status));

/** Carries out every planned change of phase whose moment has come, each in a transaction of its own; one that fails holds up no other. */
export const planSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyDuePlan(tenant.id, now),
  async sweep(deps, { id: tenantId, host }) {
    const due = await tenantWork(deps, tenantId, ({ tx, now }) => duePlans(tx, tenantId, now), host);
    for (const plan of due) {
      stopIfEnding(deps);
      await tenantWork(deps, tenantId, (work) => carryOut(work, plan.issuanceId), host).catch((error: unknown) => {
        deps.log.error({ err: error, tenantId, issuanceId: plan.issuanceId }, 'a planned change of phase failed');
      });
    }
  },
};

/** Looks again under the lock: the plan may be gone, or its moment another. */
async function carryOut(work: Work, issuanceId: string): Promise<void> {
  const { tx, tenant, now } = work;
  const issuance = await lockIssuance(tx, issuanceId);
  const plan = await planOf(tx, tenant.id, issuanceId);
  if (!plan || plan.stoppedAt || plan.at > now) return;
  const verdict = await verdictOn(work, issuance, plan);
  if (verdict === 'waits') return;
  if (verdict === 'goes') {
    const by = { userId: plan.byUserId, note: plan.note };
    return carryOutMove(work, issuance, { from: plan.fromStatus, to: plan.toStatus }, by);
  }
  await stopPlan(tx, plan, now, verdict);
  await work.audit('issuance.plan_stopped', {
    subject: { type: 'issuance', id: issuanceId },
    details: { to: plan.toStatus, why: verdict },
  });
  await work.mail(planStoppedMail(issuance, plan, verdict));
}

/** Whether a plan goes ahead, waits for a better moment, or stops: then the code of why. */
async function verdictOn(work: Work, issuance: IssuanceRow, plan: PlanRow): Promise<'goes' | 'waits' | string> {
  if (isSuspended(issuance.suspendedUntil, work.now)) return 'waits';
  try {
    await refuseMove(work, issuance, { from: plan.fromStatus, to: plan.toStatus });
  } catch (error) {
    if (error instanceof Refusal) return error.code.replace('issuance.', '');
    throw error;
  }
  if (plan.toStatus !== 'CLOSED') return 'goes';
  const verdict = closingVerdict(await moneyOf(work, issuance));
  return verdict === 'closes' ? 'goes' : verdict;
}

async function moneyOf({ tx, tenant, now }: Work, issuance: IssuanceRow) {
  const firm = await firmOf(tx, tenant.id, [issuance.id], now);
  const totals = await totalsOf(tx, tenant.id, { kinds: ['investment'], issuanceIds: [issuance.id] });
  const centsOf = (statuses: readonly string[]) =>
    totals.of({ kind: 'investment', issuance: issuance.id, statuses }).cents;
  return {
    firmCents: firm.get(issuance.id) ?? 0n,
    raisedCents: centsOf(MONEY_IN_STATUSES),
    pendingCents: centsOf(UNPAID),
    softCapCents: amountOf(issuance.softCapTokens, priceOf(issuance.price)),
  };
}
