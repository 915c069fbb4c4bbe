import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { getUserRoles } from '#contract/user-roles.ts';
import { managersOf, roleUseOf } from './person-use.repository.ts';

/** What a manager has to know before they change somebody's roles. */
export const getUserRolesRoute = serve(getUserRoles, async ({ tx, tenant, user }, { params }) => {
  const [person, name, managers, use] = await Promise.all([
    findUser(tx, tenant.id, params.id),
    displayName(tx, tenant.id, params.id),
    managersOf(tx, tenant.id),
    roleUseOf(tx, tenant.id, params.id),
  ]);
  if (!person) throw notFound();
  return {
    data: {
      name: name ?? person.email,
      email: person.email,
      role: person.role,
      roles: person.roles,
      is_own: person.id === user.id,
      other_managers: managers.filter((id) => id !== person.id).length,
      ...use,
    },
  };
});
