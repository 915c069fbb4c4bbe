import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { runById } from '#backend/modules/runs/runs.repository.ts';
import { startRun } from '#backend/modules/runs/start-run.ts';
import { payDistribution } from '#contract/distribution-pay.ts';
import { moneyText } from '#domain/money/money.ts';
import { lockDistribution, updateDistribution } from './distributions.repository.ts';
import { pendingParts } from './pay.repository.ts';
import { missingOf } from './transfer-of.ts';

/** Begins to pay everybody who is still to be paid, or one of them. Refusals: 404; 409 not approved, short of money, being paid, nobody left. Of all of them its job gathers who they are. */
export const payDistributionRoute = serve(payDistribution, async (call, { params, body }) => {
  const { tx, tenant } = call;
  const row = await lockDistribution(tx, tenant.id, params.id);
  if (!row) throw notFound();
  if (row.status === 'PAID') throw new Refusal(409, 'distribution.nothing_to_pay');
  if (row.status !== 'APPROVED') throw new Refusal(409, 'distribution.illegal_move');
  const missing = missingOf(row);
  if (missing > 0n) throw new Refusal(409, 'distribution.short', { params: { missing: moneyText(missing) } });
  const run = row.runId ? await runById(tx, tenant.id, row.runId) : null;
  if (run?.state === 'RUNNING') throw new Refusal(409, 'distribution.being_paid');
  const items = body.earning_id
    ? await pendingParts(tx, row, body.earning_id)
    : { count: row.holders - row.paidHolders, cents: row.netCents - row.paidCents };
  if (('count' in items ? items.count : items.length) === 0) throw new Refusal(409, 'distribution.nothing_to_pay');
  const runId = await startRun(call, { kind: 'pay_earnings', aboutId: row.id, items });
  await updateDistribution(tx, row, { runId });
  return { data: { run: runId } };
});
