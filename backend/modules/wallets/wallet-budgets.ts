import type { Budget } from '#backend/limits/budget.ts';

/** Signatures of one person that are looked at: a contract's takes a question to its chain. The right one wipes the slate. */
export const WALLET_SIGNATURE: Budget = {
  name: 'wallet:signature',
  free: 10,
  windowMinutes: 15,
  delays: [1, 2, 4, 8, 15],
  code: 'wallet.too_many',
};

/** Words to be signed that one person asks for. */
export const WALLET_CHALLENGE: Budget = { ...WALLET_SIGNATURE, name: 'wallet:challenge', free: 20 };
