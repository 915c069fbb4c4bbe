import { Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import type { Budget } from '#backend/limits/budget.ts';
import { spend } from '#backend/limits/budget.ts';
import { tryProvider } from '#contract/settings.ts';
import { canBeTried, TRIAL_PATIENCE_MS, type TrialResult } from '#domain/tenant/provider-trial.ts';
import { keepTrial } from './provider-trials.repository.ts';

/** A provider counts whoever asks it, and shuts out who asks too often. */
const TRIALS: Budget = { name: 'provider:try', free: 5, windowMinutes: 10, delays: [10], code: 'settings.try_limit' };

interface Trial {
  result: TrialResult;
  /** Milliseconds until it was there. */
  ms: number;
}

/** Asks a provider something that changes nothing, with no transaction open, and keeps what came of it. */
export const tryProviderRoute = serveAsking(
  tryProvider,
  async (call, { params: { name } }) => {
    if (!canBeTried(name)) throw new Refusal(409, 'settings.try_nothing');
    const question = call.deps.providers.questionOf(name, call.tenant, call.deps.config);
    if (!question) throw new Refusal(409, 'settings.try_none');
    await spend(call, TRIALS, name);
    return () => timed(question);
  },
  async (call, { params: { name } }, trial: Trial | null) => {
    if (!trial) throw new Refusal(409, 'settings.try_none');
    const { tx, tenant, user, now } = call;
    await keepTrial(tx, { tenantId: tenant.id, name, ...trial, triedBy: user.id, at: now });
    await call.audit('tenant.provider_tried', {
      subject: { type: 'tenant', id: tenant.id },
      details: { provider: name, result: trial.result },
    });
    return { data: trial };
  },
);

/** Waits so long and no longer, whatever the provider's own client does. */
async function timed(question: () => Promise<TrialResult>): Promise<Trial> {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<TrialResult>((done) => {
    timer = setTimeout(() => done('SILENT'), TRIAL_PATIENCE_MS);
  });
  const result = await Promise.race([question().catch((): TrialResult => 'OTHER'), late]);
  clearTimeout(timer);
  return { result, ms: Math.round(performance.now() - began) };
}
