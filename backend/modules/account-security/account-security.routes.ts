import type { Served } from '#backend/http/serve.ts';
import { removeSecondFactorRoute, renewRecoveryCodesRoute } from './change-factor.ts';
import {
  askOwnPasskeyRoute,
  beginPasskeyRoute,
  confirmPasskeyRoute,
  getPendingPasskeyRoute,
  removePasskeyRoute,
} from './own-passkeys.ts';
import { beginTotpRoute, confirmTotpRoute, getPendingTotpRoute } from './set-up-totp.ts';

/** The second factor of whoever asks (contract/second-factor.ts) and their passkeys (contract/passkeys.ts). */
export const accountSecurityRoutes: readonly Served[] = [
  getPendingTotpRoute,
  beginTotpRoute,
  confirmTotpRoute,
  renewRecoveryCodesRoute,
  removeSecondFactorRoute,
  getPendingPasskeyRoute,
  beginPasskeyRoute,
  confirmPasskeyRoute,
  removePasskeyRoute,
  askOwnPasskeyRoute,
];
