import { z } from 'zod';
import { password, recoveryCode } from '#contract/fields.ts';
import { beginWallet, type OwnWalletJson, proveWallet } from '#contract/wallets.ts';

type Asks = OwnWalletJson['asks'];

/** What shows that it is the person themself: their second factor, or else their password. */
function proofOf(asks: Asks) {
  return {
    code: asks === 'factor' ? recoveryCode : z.undefined().optional(),
    current_password: asks === 'password' ? password : z.undefined().optional(),
  };
}

export const addressForm = beginWallet.body;
export const proveForm = (asks: Asks) => proveWallet.body.extend(proofOf(asks));
export const removeForm = (asks: Asks) => z.object(proofOf(asks));

export type AddressFields = z.input<typeof addressForm>;
export type ProofFields = { code: string; current_password: string };
export type ProveFields = ProofFields & { signature: string };
