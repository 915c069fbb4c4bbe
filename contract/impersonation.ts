import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';
import { reason } from './fields.ts';
import { sessionUser } from './session-user.ts';

/**
 * Opens a session of at most 30 minutes in which a manager sees what another person sees and does nothing in their name (`permissions.ts`). Never of a
 * manager, never from inside one; it ends with the manager's own. 403 `access.denied`.
 */
export const impersonate = endpoint({
  id: 'impersonate',
  summary: 'Look at the platform as another person',
  method: 'POST',
  path: '/manager/users/{id}/impersonation',
  action: 'user.impersonate',
  params: z.object({ id }),
  body: z.object({ reason }),
  answer: dataOf(sessionUser),
});
