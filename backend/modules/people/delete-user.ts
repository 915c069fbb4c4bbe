import { serve } from '#backend/http/serve.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import { deleteAccount } from './delete-account.ts';

/** A manager deletes the account of another person, for a reason that stays with what is kept. */
export const deleteUserRoute = serve(deleteUser, async (call, { params, body }) => ({
  data: { kept: await deleteAccount(call, { userId: params.id, by: 'manager', reason: body.reason }) },
}));
