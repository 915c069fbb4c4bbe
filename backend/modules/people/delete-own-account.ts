import { serve } from '#backend/http/serve.ts';
import { provePassword } from '#backend/modules/auth/prove-password.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { deleteOwnAccount } from '#contract/user-deletion.ts';
import { deleteAccount } from './delete-account.ts';

/** A person deletes their own account: by its password, because an open session alone must not end it. */
export const deleteOwnAccountRoute = serve(deleteOwnAccount, async (call, { body }) => {
  const { tx, tenant, user } = call;
  const person = await findUser(tx, tenant.id, user.id);
  if (!person) throw new Error(`person ${user.id} is gone`);
  await provePassword(call, person.passwordHash, body.current_password);
  return { data: { kept: await deleteAccount(call, { userId: user.id, by: 'self', reason: null }) } };
});
