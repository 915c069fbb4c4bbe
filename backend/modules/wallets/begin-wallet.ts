import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { newToken } from '#backend/http/token.ts';
import { spend } from '#backend/limits/budget.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import { beginWallet, dropWalletChallenge, getOwnWallet } from '#contract/wallets.ts';
import { WALLET_CHALLENGE_MINUTES } from '#domain/limits.ts';
import { ownershipMessage, readWallet } from '#domain/wallet/ownership.ts';
import { dropChallenge, putChallenge } from './challenges.repository.ts';
import { presentWallet } from './present-wallet.ts';
import { WALLET_CHALLENGE } from './wallet-budgets.ts';

const MINUTE_MS = 60_000;

export const getOwnWalletRoute = serve(getOwnWallet, presentWallet);

/** Keeps words for an address that only its wallet can sign. Whose it is nobody is told before that. */
export const beginWalletRoute = serve(beginWallet, async (call, { body }) => {
  const { tx, tenant, user, lang, now, deps } = call;
  const read = readWallet(body.address, checksummed);
  if ('problem' in read) throw fieldRefusal({ address: read.problem });
  await spend(call, WALLET_CHALLENGE, user.id);
  const { address } = read;
  const expiresAt = new Date(now.getTime() + WALLET_CHALLENGE_MINUTES * MINUTE_MS);
  const message = ownershipMessage({
    host: tenant.host,
    address,
    chainId: deps.providers.contractWallets.chainIdOf(tenant, deps.config),
    nonce: newToken(),
    until: expiresAt,
    lang,
  });
  await putChallenge(tx, { tenantId: tenant.id, userId: user.id, address, message, expiresAt });
  return presentWallet(call);
});

export const dropWalletChallengeRoute = serve(dropWalletChallenge, async (call) => {
  await dropChallenge(call.tx, { tenantId: call.tenant.id, userId: call.user.id });
  return presentWallet(call);
});
