import type { z } from 'zod';
import { typedAddress } from '#app/parts/deletion/typed-address.ts';
import { deleteUser } from '#contract/user-deletion.ts';

/** Why, and the person's e-mail typed. */
export function deleteUserForm(email: string) {
  return deleteUser.body.extend({ typed: typedAddress(email) });
}
export type DeleteUserFields = z.input<ReturnType<typeof deleteUserForm>>;
