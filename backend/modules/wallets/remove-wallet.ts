import { serve } from '#backend/http/serve.ts';
import { removeWallet } from '#contract/wallets.ts';
import { presentWallet } from './present-wallet.ts';
import { proveSelf } from './prove-self.ts';
import { tellOfWallet } from './wallet-mail.ts';
import { dropWallets, walletOf } from './wallets.repository.ts';

/** The person has no wallet any more. Nothing happens where there was none. */
export const removeWalletRoute = serve(removeWallet, async (call, { body }) => {
  const { tx, tenant, user } = call;
  const before = await walletOf(tx, tenant.id, user.id);
  if (!before) return presentWallet(call);
  await proveSelf(call, body);
  await dropWallets(tx, tenant.id, user.id);
  await call.audit('wallet.removed', {
    subject: { type: 'user', id: user.id },
    details: { from: before.address },
  });
  await tellOfWallet(call, null);
  return presentWallet(call);
});
