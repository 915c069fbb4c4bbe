import { z } from 'zod';
import { password } from '#contract/fields.ts';
import { confirmTransfer } from '#contract/transfers.ts';

/** What proves that the holder asks: the mailed code, and the password of whoever has one. */
export function confirmTransferForm(hasPassword: boolean) {
  return confirmTransfer.body.extend({ password: hasPassword ? password : z.undefined().optional() });
}
export type ConfirmTransferFields = { id: string; password: string; code: string };
