import type { SignedInCall } from '#backend/http/call.ts';
import { serve } from '#backend/http/serve.ts';
import { investmentById } from '#backend/modules/investments/investments.repository.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { mintInvestments } from '#contract/minting.ts';
import { mintRefusal } from '#domain/investment/minting.ts';
import { mintFactsFor } from './may-mint.ts';
import { mintOrder } from './mint-order.ts';
import { insertMintRun } from './mint-runs.repository.ts';

/** Each id is minted or refused with its reason (`MINT_REFUSALS`, or `not_found`); one that is minted already stays so. What became of them is kept. */
export const mintInvestmentsRoute = serve(mintInvestments, async (call, { body }) => {
  const results = new Map<string, string | null>();
  for (const id of await inLockOrder(call, [...new Set(body.ids)])) results.set(id, await mintOne(call, id));
  const data = body.ids.map((id) => {
    const refused = results.has(id) ? (results.get(id) ?? null) : 'not_found';
    return { id, minted: refused === null || refused === 'already_minted', refused };
  });
  const run = await insertMintRun(call.tx, {
    tenantId: call.tenant.id,
    userId: call.user.id,
    results: data,
    createdAt: call.now,
  });
  return { data, run };
});

/** Two managers who mint overlapping selections must lock alike: by issuance, then by investment. Unknown ids are left out. */
async function inLockOrder({ tx }: SignedInCall, ids: readonly string[]): Promise<string[]> {
  const known: { id: string; issuanceId: string }[] = [];
  for (const id of ids) {
    const row = await investmentById(tx, id);
    if (row) known.push(row);
  }
  const key = ({ issuanceId, id }: { id: string; issuanceId: string }) => issuanceId + id;
  return known.sort((a, b) => (key(a) < key(b) ? -1 : 1)).map(({ id }) => id);
}

async function mintOne(call: SignedInCall, id: string): Promise<string | null> {
  const order = await lockOrder(call.tx, id);
  const refused = mintRefusal(await mintFactsFor(call, order), call.now);
  if (refused === null) await mintOrder(call, order.investment, { by: 'manager', userId: call.user.id });
  return refused;
}
