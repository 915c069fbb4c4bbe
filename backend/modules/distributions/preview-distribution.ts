import { serve } from '#backend/http/serve.ts';
import { previewDistribution } from '#contract/distributions.ts';
import { grossOf } from '#domain/distribution/amounts.ts';
import { writeDecimal } from '#domain/money/decimal.ts';
import { presentSums } from './present.ts';
import { proposedFor } from './proposed.ts';
import { recordMoment } from './record-moment.ts';
import { registerAt } from './register.repository.ts';
import { today, workOut } from './work-out.ts';

/** Cents with six decimals of the currency. */
const MILLIONTHS_OF_A_CENT = 10_000n;

/** What each holder would get of a proposal, in sums; nothing is written. */
export const previewDistributionRoute = serve(previewDistribution, async (call, { params, query }) => {
  const { issuance, amounts } = await proposedFor(call, params.id, query);
  const { at } = await recordMoment(call, issuance.id, query.record_on);
  const register = await registerAt(call.tx, {
    tenantId: call.tenant.id,
    issuanceId: issuance.id,
    at,
    on: today(call),
  });
  const { sums } = workOut(call, { ...amounts, kind: query.kind }, register);
  return {
    data: {
      holders: sums.holders,
      tokens: Number(sums.tokens),
      per_token: writeDecimal((grossOf(amounts) * MILLIONTHS_OF_A_CENT) / sums.tokens, 6),
      rounded_up: sums.extraHolders,
      sums: presentSums({ ...amounts, ...sums }),
    },
  };
});
