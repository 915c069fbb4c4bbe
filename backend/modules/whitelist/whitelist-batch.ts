import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getWhitelistBatch, writeWhitelistBatch } from '#contract/whitelist.ts';
import { badLines, ownBatch, writeGoodLines } from './batches.repository.ts';
import { addingOf, managedHead, told } from './managed-issuance.ts';
import { presentBatch } from './present-batch.ts';

/** A judged list, for who judged it. */
export const getWhitelistBatchRoute = serve(getWhitelistBatch, async (call, { params }) => {
  const batch = await ownOne(call, params.id);
  const [issuance, shown, bad] = await Promise.all([
    managedHead(call, batch.issuanceId),
    presentBatch(call, batch),
    badLines(call.tx, call.tenant.id, batch.id),
  ]);
  const lines = bad.flatMap(({ problem, ...line }) => (problem ? [{ ...line, problem }] : []));
  return { data: { ...shown, issuance, lines } };
});

/** Writes the good lines. Twice is once: what was written is no line any more. */
export const writeWhitelistBatchRoute = serve(writeWhitelistBatch, async (call, { params }) => {
  const batch = await ownOne(call, params.id, { lock: true });
  await managedHead(call, batch.issuanceId);
  const adding = addingOf(call, batch.issuanceId);
  const written = await writeGoodLines(call.tx, adding, batch.id);
  if (written > 0)
    await call.audit(
      adding.isManager ? 'whitelist.list_added' : 'whitelist.list_proposed',
      told(batch.issuanceId, written, { reason: `${batch.name} · ${written}` }),
    );
  return { data: { written } };
});

/** Throws 404 for somebody else's. */
async function ownOne({ tx, tenant, user }: SignedInCall, id: string, options: { lock?: boolean } = {}) {
  const batch = await ownBatch(tx, { tenantId: tenant.id, byUserId: user.id }, id, options);
  if (!batch) throw notFound();
  return batch;
}
