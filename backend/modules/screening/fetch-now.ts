import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { type Budget, spend } from '#backend/limits/budget.ts';
import { fetchWatchList } from '#contract/screening.ts';

/** Whoever publishes a list counts who asks, and shuts out who asks too often. */
const FETCHES: Budget = {
  name: 'screening:fetch',
  free: 5,
  windowMinutes: 10,
  delays: [10],
  code: 'screening.fetch_limit',
};

/** Has the list of sanctions read from its address by a job, now. 409 `screening.no_address`; 429 `screening.fetch_limit`. */
export const fetchWatchListRoute = serve(fetchWatchList, async (call) => {
  const { tenant } = call;
  if (!tenant.settings.screening.sanctionsAddress) throw new Refusal(409, 'screening.no_address');
  await spend(call, FETCHES, tenant.id);
  await call.enqueue('screening.fetch', { tenantId: tenant.id });
  await call.audit('screening.fetch_asked', {
    subject: { type: 'tenant', id: tenant.id },
    details: { list: 'sanctions' },
  });
  return { data: { asked: true as const } };
});
