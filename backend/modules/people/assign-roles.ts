import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { revokeAllTokens, useLoginSecrets } from '#backend/modules/auth/sessions.repository.ts';
import { lockUser, updateUser } from '#backend/modules/users/users.repository.ts';
import { assignRoles } from '#contract/user-roles.ts';
import { isSameRoles, type RoleBlock, roleChangeBlock, rolesText } from '#domain/access/role-change.ts';
import { lockManagers, roleUseOf } from './person-use.repository.ts';
import { rolesMail } from './roles-mail.ts';

const REFUSALS: Record<RoleBlock, readonly [403 | 409 | 422, string]> = {
  own: [403, 'access.denied'],
  primary: [422, 'request.invalid'],
  last_manager: [409, 'user.last_manager'],
  investments: [409, 'user.roles_investments'],
  projects: [409, 'user.roles_projects'],
};

/**
 * Gives a person other roles. Every session and link of theirs ends in the same transaction, so that no token says more than its person may. Managers who
 * change each other at once come one after the other, and the second is no manager any more.
 */
export const assignRolesRoute = serve(assignRoles, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const managers = await lockManagers(tx, tenant.id);
  if (!managers.includes(user.id)) throw new Refusal(403, 'access.denied');
  const person = await lockUser(tx, tenant.id, params.id);
  if (!person) throw notFound();
  const to = { role: body.role, roles: [...new Set(body.roles)] };
  const block = roleChangeBlock({
    isOwn: person.id === user.id,
    from: person,
    to,
    otherManagers: managers.filter((id) => id !== person.id).length,
    use: await roleUseOf(tx, tenant.id, person.id),
  });
  if (block) throw new Refusal(...REFUSALS[block]);
  if (isSameRoles(person, to)) return { data: to };

  await updateUser(tx, tenant.id, person.id, { ...to, updatedAt: now });
  await revokeAllTokens(tx, tenant.id, person.id, now);
  await useLoginSecrets(tx, tenant.id, { userId: person.id }, now);
  await call.audit('user.roles_changed', {
    subject: { type: 'user', id: person.id },
    details: { from: rolesText(person), to: rolesText(to) },
  });
  await call.mail(rolesMail(tenant, { email: person.email, lang: person.lang, userId: person.id }, to));
  return { data: to };
});
