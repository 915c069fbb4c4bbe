import type { Served } from '#backend/http/serve.ts';
import { beginWalletRoute, dropWalletChallengeRoute, getOwnWalletRoute } from './begin-wallet.ts';
import { proveWalletRoute } from './prove-wallet.ts';
import { removeWalletRoute } from './remove-wallet.ts';

/** Everything of contract/wallets.ts. */
export const walletsRoutes: readonly Served[] = [
  getOwnWalletRoute,
  beginWalletRoute,
  proveWalletRoute,
  dropWalletChallengeRoute,
  removeWalletRoute,
];
