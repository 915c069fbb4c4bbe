import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, instant } from './envelope.ts';
import { passkeyAnswer, password, recoveryCode, typedWallet, walletSignature } from './fields.ts';

const ownWallet = dataOf(
  z.object({
    /** The one that counts; null: none was named, and nobody has to. */
    wallet: z
      .object({
        /** As EIP-55 writes it. */
        address: z.string(),
        /** When its person proved that it is theirs; null: of a time when nobody was asked. */
        proved_at: instant.nullable(),
        /** Projects on whose list of holders this address is approved. */
        approved_on: z.number().int(),
      })
      .nullable(),
    /** What waits to be signed; null: nothing does. */
    challenge: z.object({ address: z.string(), message: z.string(), expires_at: instant }).nullable(),
    /** What is asked besides a signature: the second factor of whoever has one, else the password of whoever has that. */
    asks: z.enum(['factor', 'password', 'nothing']),
    /** Whether a passkey of theirs may be that factor (`askOwnPasskey`). */
    passkey: z.boolean().default(false),
  }),
);
export type OwnWalletJson = z.output<typeof ownWallet>['data'];

/** What shows that it is the person themself, by what `asks` says. */
const proof = z.object({
  code: recoveryCode.optional(),
  /** Instead of a code. */
  passkey: passkeyAnswer.optional(),
  current_password: password.optional(),
});

export const getOwnWallet = endpoint({
  id: 'getOwnWallet',
  summary: 'Own wallet, and the message that waits to be signed',
  method: 'GET',
  path: '/wallet',
  caller: 'investor',
  answer: ownWallet,
});

/** Gives the words to be signed by an address: 15 minutes, once; another takes their place. 422 on `address`. */
export const beginWallet = endpoint({
  id: 'beginWallet',
  summary: 'Ask for the message that proves whose a wallet is',
  method: 'POST',
  path: '/wallet/challenge',
  action: 'wallet.change',
  body: z.object({ address: typedWallet }),
  answer: ownWallet,
  errors: ['wallet.too_many'],
});

/**
 * The signature of the words (EIP-191), or of a contract on the chain of the tenant's tokens (EIP-1271), with what `asks` says: the address is the person's wallet. 409
 * `wallet.not_asked` without living words, `wallet.taken` where it is another account's, `wallet.chain_down` where the chain of a contract does not answer; 422 on `signature`, `code`, `current_password`.
 */
export const proveWallet = endpoint({
  id: 'proveWallet',
  summary: 'Prove whose a wallet is by a signature',
  method: 'POST',
  path: '/wallet',
  action: 'wallet.change',
  body: proof.extend({ signature: walletSignature }),
  answer: ownWallet,
  takesLong: true,
  errors: [
    'wallet.not_asked',
    'wallet.taken',
    'wallet.chain_down',
    'wallet.signature_wrong',
    'wallet.too_many',
    'session.factor_wrong',
    'passkey.refused',
    'session.too_many',
    'account.password_wrong',
    'account.too_many',
  ],
});

/** Takes the words back that wait to be signed. */
export const dropWalletChallenge = endpoint({
  id: 'dropWalletChallenge',
  summary: 'Take the message back that waits to be signed',
  method: 'DELETE',
  path: '/wallet/challenge',
  action: 'wallet.change',
  answer: ownWallet,
});

/** Takes the wallet away. What lists of holders have approved stays until a manager revokes it. */
export const removeWallet = endpoint({
  id: 'removeWallet',
  summary: 'Take the own wallet away',
  method: 'POST',
  path: '/wallet/remove',
  action: 'wallet.change',
  body: proof,
  answer: ownWallet,
  errors: ['session.factor_wrong', 'passkey.refused', 'session.too_many', 'account.password_wrong', 'account.too_many'],
});
