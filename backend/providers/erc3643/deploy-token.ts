import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { missingOf } from '#backend/modules/tokens/missing.ts';
import { tokenRow } from '#backend/modules/tokens/tokens.repository.ts';
import { hasTransfers, isCertified } from '#backend/modules/transfers/transfers.repository.ts';
import { deployToken } from '#contract/token-chain.ts';
import { insertChainToken } from './chain-tokens.repository.ts';
import { tokenConnectionOf } from './token-connection.ts';

/**
 * Puts a token's contracts into the queue of the chain. 409 `token.no_chain` without one or a key to sign with, `token.incomplete` without name and symbol,
 * `token.has_moved` where tokens have gone from one holder to another: the chain makes those of each order for who ordered them (0061), and would not be
 * the register; `token.certified` while a certificate of legitimation stands, whose tokens would not be kept from moving there (0156).
 */
export const deployTokenRoute = serve(deployToken, async (call, { params: { id } }) => {
  const { tx, tenant, user, now, deps } = call;
  const issuance = await tokenRow(tx, managedOne(call, id), now);
  if (!issuance) throw notFound();
  const connection = tokenConnectionOf(tenant, deps.config);
  if (!connection?.signer()) throw new Refusal(409, 'token.no_chain');
  if (missingOf(issuance).length > 0) throw new Refusal(409, 'token.incomplete');
  await lockIssuance(tx, id);
  if (await hasTransfers(tx, tenant.id, id)) throw new Refusal(409, 'token.has_moved');
  if (await isCertified(tx, tenant.id, id)) throw new Refusal(409, 'token.certified');
  const { chainId } = connection;
  const asked = { tenantId: tenant.id, issuanceId: id, chainId, requestedBy: user.id, requestedAt: now };
  if (await insertChainToken(tx, asked)) {
    await call.audit('token.created', { subject: { type: 'issuance', id }, details: { chainId } });
    await call.enqueue('tokens.work', {});
  }
  return { data: { id } };
});
