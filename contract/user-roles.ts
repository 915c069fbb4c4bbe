import { z } from 'zod';
import { ROLES } from '#domain/access/roles.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';

const held = z.object({ role: z.enum(ROLES), roles: z.array(z.enum(ROLES)).min(1).max(ROLES.length) });

/** A person's roles, and what hangs on them. */
export const getUserRoles = endpoint({
  id: 'getUserRoles',
  summary: 'Roles of a person and what hangs on them',
  method: 'GET',
  path: '/manager/users/{id}/roles',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(
    held.extend({
      name: z.string(),
      email: z.string(),
      /** Whether they are the caller: nobody changes their own. */
      is_own: z.boolean(),
      /** Managers of the tenant besides this person. */
      other_managers: z.number().int(),
      /** Orders that are not cancelled. */
      investments: z.number().int(),
      /** Projects in their name. */
      projects: z.number().int(),
    }),
  ),
});

/**
 * Gives a person these roles and no others; the first is where they land. Their sessions end at once, and they are told by mail. 403 for one's own;
 * 409 `user.last_manager`, `user.roles_investments`, `user.roles_projects`.
 */
export const assignRoles = endpoint({
  id: 'assignRoles',
  summary: 'Assign roles to a person',
  method: 'PUT',
  path: '/manager/users/{id}/roles',
  action: 'user.assign_roles',
  params: z.object({ id }),
  body: held,
  answer: dataOf(held),
  errors: ['user.last_manager', 'user.roles_investments', 'user.roles_projects'],
});
