import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { assignRoles, getUserRoles } from '#contract/user-roles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type HeldRoles, isSameRoles, roleChangeBlock } from '#domain/access/role-change.ts';
import { homeOf, ROLES, type Role } from '#domain/access/roles.ts';
import { rolesForm } from './roles.form.ts';

type Known = AnswerOf<typeof getUserRoles>['data'];

/** The roles that there are, what each opens, and which a person has. */
export async function loadRoles(visit: SignedInVisit, id: string | undefined) {
  const { t } = visit;
  const userId = id ?? '';
  const { data } = await call(visit, getUserRoles, { params: { id: userId } });
  const named = ROLES.map((value) => ({ value, label: t(`statuses:role.${value}`) }));
  return {
    head: pageHead(visit, { title: t('users:roles.title', { name: data.name }) }),
    listHref: pathTo.manager.users,
    sheetHref: pathTo.manager.user(userId),
    name: data.name,
    email: data.email,
    isOwn: data.is_own,
    held: data.roles,
    primary: data.role,
    choices: named.map((choice) => ({ ...choice, hint: t(`users:roles.opens.${choice.value}`) })),
    primaries: named,
    notes: notesOf(visit, data, userId),
    form: formOf(rolesForm),
  };
}

export type RolesData = Awaited<ReturnType<typeof loadRoles>>;

/** What keeps an area with the person, each with the list that holds it. */
function notesOf({ t }: SignedInVisit, { investments, projects, email, other_managers, roles }: Known, id: string) {
  const search = (path: string, q: string) => `${path}?${new URLSearchParams({ q })}`;
  return [
    ...(investments > 0
      ? [
          {
            text: t('users:roles.keeps.investments', { count: investments }),
            href: search(pathTo.manager.investments, email),
            link: t('users:roles.see.investments'),
          },
        ]
      : []),
    ...(projects > 0
      ? [
          {
            text: t('users:roles.keeps.projects', { count: projects }),
            href: pathTo.manager.issuances,
            link: t('users:roles.see.projects'),
          },
        ]
      : []),
    ...(roles.includes('ADMIN') && other_managers === 0
      ? [{ text: t('users:roles.keeps.manager'), href: pathTo.manager.user(id), link: t('users:roles.see.sheet') }]
      : []),
  ];
}

/** Asks with what the person gains and loses, then changes. They are told by mail. */
export async function changeRoles(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const { t } = visit;
  const params = { id: id ?? '' };
  const here = pathTo.manager.user(params.id);
  return answerForm(visit, form, {
    '': formAct({
      schema: rolesForm,
      ask: async (to) => {
        const { data: known } = await call(visit, getUserRoles, { params });
        const problem = problemOf(visit, known, to);
        if (problem) return { problems: problem };
        return {
          question: {
            title: t('users:roles.ask', { name: known.name }),
            text: t('users:roles.asked'),
            button: t('users:roles.button'),
            danger: true,
          },
          facts: changeFacts(visit, known, to),
          backHref: here,
        };
      },
      send: (body) => call(visit, assignRoles, { params, body }),
      onward: () => ({ to: here, toast: t('users:roles.done') }),
    }),
  });
}

function problemOf({ t }: SignedInVisit, known: Known, to: HeldRoles): Record<string, string[]> | null {
  if (isSameRoles(known, to)) return { roles: [t('users:roles.same')] };
  const block = roleChangeBlock({
    isOwn: known.is_own,
    from: known,
    to,
    otherManagers: known.other_managers,
    use: known,
  });
  if (!block) return null;
  return { [block === 'primary' ? 'role' : 'roles']: [t(`users:roles.block.${block}`)] };
}

function changeFacts({ t }: SignedInVisit, known: Known, to: HeldRoles) {
  const names = (roles: readonly Role[]) => roles.map((role) => t(`statuses:role.${role}`)).join(', ');
  const gained = to.roles.filter((role) => !known.roles.includes(role));
  const lost = known.roles.filter((role) => !to.roles.includes(role));
  const opened = (roles: readonly Role[]) =>
    roles.map((role) => `${t(`statuses:role.${role}`)}: ${t(`users:roles.opens.${role}`)}`).join(' ');
  return [
    { label: t('users:roles.person'), value: [known.name, known.email].join(' · ') },
    { label: t('users:roles.before'), value: names(known.roles) },
    { label: t('users:roles.after'), value: names(to.roles) },
    ...(gained.length > 0 ? [{ label: t('users:roles.gains'), value: opened(gained) }] : []),
    ...(lost.length > 0 ? [{ label: t('users:roles.loses'), value: opened(lost) }] : []),
    {
      label: t('users:roles.lands'),
      value: `${t(`statuses:role.${to.role}`)} · ${homeOf(to.role)}`,
    },
  ];
}
