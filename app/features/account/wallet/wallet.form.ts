import { z } from 'zod';
import { passkeyAnswer, password, recoveryCode } from '#contract/fields.ts';
import { beginWallet, type OwnWalletJson, proveWallet } from '#contract/wallets.ts';

type Asked = Pick<OwnWalletJson, 'asks' | 'passkey'>;

/** What shows that it is the person themself: their second factor, or else their password. */
function proofOf({ asks, passkey }: Asked) {
  return {
    code: asks !== 'factor' ? z.undefined().optional() : passkey ? recoveryCode.optional() : recoveryCode,
    passkey: asks === 'factor' && passkey ? passkeyAnswer.optional() : z.undefined().optional(),
    current_password: asks === 'password' ? password : z.undefined().optional(),
  };
}

export const addressForm = beginWallet.body;
export const proveForm = (asked: Asked) => proveWallet.body.extend(proofOf(asked));
export const removeForm = (asked: Asked) => z.object(proofOf(asked));

export type AddressFields = z.input<typeof addressForm>;
export type ProofFields = { code: string; current_password: string };
export type ProveFields = ProofFields & { signature: string };
