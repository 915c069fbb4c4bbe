import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { startRun } from '#backend/modules/runs/start-run.ts';
import { mintInvestments } from '#contract/minting.ts';
import { ordersToMint } from './orders-to-mint.repository.ts';

/** Begins a run over the orders that there are of these; 404 where there is none. */
export const mintInvestmentsRoute = serve(mintInvestments, async (call, { body }) => {
  const orders = await ordersToMint(call.tx, call.tenant.id, body.ids);
  if (orders.length === 0) throw notFound();
  const items = orders.map(({ id, userId, cents }) => ({ subjectId: id, investmentId: id, userId, cents }));
  return { data: { run: await startRun(call, { kind: 'mint', items }) } };
});
