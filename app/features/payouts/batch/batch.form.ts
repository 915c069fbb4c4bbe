import { z } from 'zod';
import { noteWalletTransaction } from '#contract/wallet-payouts.ts';

export const noteForm = noteWalletTransaction.body;
export type NoteFields = z.input<typeof noteForm>;

export const withdrawForm = z.object({});
