import type { SignedInCall } from '#backend/http/call.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import type { OwnWalletJson } from '#contract/wallets.ts';
import { walletStanding } from './wallets.repository.ts';

/** The caller's wallet as it stands, and what waits to be signed. */
export async function presentWallet(call: SignedInCall): Promise<{ data: OwnWalletJson }> {
  const { tx, tenant, user, now, session } = call;
  const of = await walletStanding(tx, tenant.id, user.id, now);
  const { address, asked, message } = of;
  // Whoever looks through another's eyes signs nothing.
  const isSelf = session.impersonatorUserId === null;
  const challenge =
    isSelf && asked && message && of.expiresAt
      ? { address: asked, message, expires_at: new Date(of.expiresAt).toISOString() }
      : null;
  return {
    data: {
      wallet: address
        ? {
            address: checksummed(address),
            proved_at: of.provedAt && new Date(of.provedAt).toISOString(),
            approved_on: of.approvedOn,
          }
        : null,
      challenge,
      asks: of.hasTotp || of.hasPasskey ? 'factor' : of.hasPassword ? 'password' : 'nothing',
      passkey: of.hasPasskey,
    },
  };
}
