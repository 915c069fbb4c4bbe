import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { saveLossSimulation } from '#contract/suitability.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { lossResultValidUntil } from '#domain/onboarding/loss-capacity.ts';
import { problem } from '#domain/validation/problem.ts';
import { insertSimulation } from './knowledge-test.repository.ts';

/** Keeps the result alone: the inputs have no place to go (ECSPR, article 21(5)). 422 on `ability` below 0. */
export const saveLossSimulationRoute = serve(saveLossSimulation, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const abilityCents = centsOf(body.ability);
  if (abilityCents < 0n) throw fieldRefusal({ ability: problem('validator.error_number_min', { min: 0 }) });
  const validUntil = lossResultValidUntil(now);
  await insertSimulation(tx, {
    tenantId: tenant.id,
    userId: user.id,
    abilityCents,
    certified: body.certified,
    validUntil,
    createdAt: now,
  });
  await call.audit('loss_simulation.saved');
  return { data: { ability: moneyText(abilityCents), valid_until: validUntil.toISOString() } };
});
