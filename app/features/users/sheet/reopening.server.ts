import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import { reopenIdentity } from '#contract/identity.ts';
import { getUser, type UserSheetJson } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { reopenIdentityForm } from './user.form.ts';

/** Opens a succeeded identity check again, with a reason. Asks on a page, with script too: whom and what it touches has to be read. The person is told by mail. */
export function reopening(visit: SignedInVisit, id: string) {
  const { t } = visit;
  const here = pathTo.manager.user(id);
  return formAct({
    schema: reopenIdentityForm,
    ask: async ({ reason }) => {
      const { data: person } = await call(visit, getUser, { params: { id } });
      return {
        question: {
          title: t('users:reopen.ask', { name: person.name }),
          text: t('users:reopen.asked'),
          button: t('users:reopen.button'),
          danger: true,
        },
        facts: [
          { label: t('users:reopen.person'), value: [person.name, person.email].join(' · ') },
          { label: t('users:reopen.reason'), value: reason },
          ...touched(visit, person),
        ],
        backHref: here,
      };
    },
    send: (body, idempotencyKey) => call(visit, reopenIdentity, { params: { user_id: id }, body, idempotencyKey }),
    onward: () => ({ to: here, toast: t('users:reopen.done') }),
  });
}

/** What happens to the person's orders, in words; nothing where they have none. */
function touched({ t }: SignedInVisit, { reopening }: UserSheetJson): Fact[] {
  if (!reopening) return [];
  return (['waiting', 'signed', 'minted'] as const).flatMap((kind) => {
    const count = reopening[kind];
    return count > 0
      ? [{ label: t(`users:reopen.effect.${kind}`), value: t(`users:reopen.effect.${kind}Text`, { count }) }]
      : [];
  });
}
