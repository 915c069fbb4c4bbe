import type { z } from 'zod';
import { typedAddress } from '#app/parts/deletion/typed-address.ts';
import { deleteOwnAccount } from '#contract/user-deletion.ts';

/** The password that counts now, and the e-mail typed. */
export function deleteOwnForm(email: string) {
  return deleteOwnAccount.body.extend({ typed: typedAddress(email) });
}
export type DeleteOwnFields = z.input<ReturnType<typeof deleteOwnForm>>;
