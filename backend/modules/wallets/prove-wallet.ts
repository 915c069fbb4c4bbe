import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { giveBack, spend } from '#backend/limits/budget.ts';
import { proveWallet } from '#contract/wallets.ts';
import { problem } from '#domain/validation/problem.ts';
import { readSignature } from '#domain/wallet/ownership.ts';
import { challengeOf, dropChallenge, lockChallenge } from './challenges.repository.ts';
import { presentWallet } from './present-wallet.ts';
import { proveSelf } from './prove-self.ts';
import { isSignedByKey } from './signed-by-key.ts';
import { WALLET_SIGNATURE } from './wallet-budgets.ts';
import { tellOfWallet } from './wallet-mail.ts';
import { putWallet, walletOf } from './wallets.repository.ts';

/** What a contract has said of the words that waited then. */
interface Asked {
  message: string;
  said: boolean | 'down';
}

/**
 * The signature is held against the kept words: by the key of the address itself, else by the contract that stands at it. Then who asks shows that they are themself, the
 * words are used up, and the address is their one wallet. They are told by mail.
 */
export const proveWalletRoute = serveAsking(
  proveWallet,
  async (call, { body }) => {
    const { tx, tenant, user, now, deps } = call;
    await spend(call, WALLET_SIGNATURE, user.id);
    const [signature, waits] = [
      readSignature(body.signature),
      await challengeOf(tx, { tenantId: tenant.id, userId: user.id, now }),
    ];
    if (!signature || !waits) return null;
    const question = { address: waits.address, message: waits.message, signature };
    if (await isSignedByKey(question)) return null;
    const { contractWallets } = deps.providers;
    return async (): Promise<Asked> => ({
      message: waits.message,
      said: await contractWallets.isSigned(tenant, deps.config, question),
    });
  },
  async (call, { body }, asked) => {
    const { tx, tenant, user, now } = call;
    const of = { tenantId: tenant.id, userId: user.id };
    const waits = await lockChallenge(tx, { ...of, now });
    if (!waits || (asked && asked.message !== waits.message)) throw new Refusal(409, 'wallet.not_asked');
    const signature = readSignature(body.signature);
    const isTheirs = asked?.said ?? (signature !== null && (await isSignedByKey({ ...waits, signature })));
    if (isTheirs === 'down') throw new Refusal(409, 'wallet.chain_down');
    if (!isTheirs)
      throw fieldRefusal({ signature: problem('validator.error_wallet_signature') }, 'wallet.signature_wrong');
    await proveSelf(call, body);
    const before = await walletOf(tx, tenant.id, user.id);
    if (!(await putWallet(tx, { ...of, address: waits.address, at: now }))) throw new Refusal(409, 'wallet.taken');
    await dropChallenge(tx, of);
    await giveBack(call, WALLET_SIGNATURE, user.id, 'all');
    await call.audit('wallet.proved', {
      subject: { type: 'user', id: user.id },
      details: { from: before?.address ?? null, to: waits.address },
    });
    await tellOfWallet(call, waits.address);
    return presentWallet(call);
  },
);
