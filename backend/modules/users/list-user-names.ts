import { serve } from '#backend/http/serve.ts';
import { listUserNames } from '#contract/user-names.ts';
import { namedUsers } from './user-rows.repository.ts';

/** People by name, in the order of their names; who is gone or was never there is left out. */
export const listUserNamesRoute = serve(listUserNames, async ({ tx, tenant }, { query }) => ({
  data: await namedUsers(tx, tenant.id, query.ids ?? []),
}));
