import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { resetSecondFactor } from '#contract/second-factor.ts';
import { getUser } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { resetFactorForm } from './user.form.ts';

/** Takes the second factor from a person who has lost it; asks first, by their name. */
export function resettingFactor(visit: SignedInVisit, id: string) {
  const { t, format } = visit;
  const here = pathTo.manager.user(id);
  return formAct({
    schema: resetFactorForm,
    ask: async ({ reason }) => {
      const { data: person } = await call(visit, getUser, { params: { id } });
      const since = person.second_factor_since;
      return {
        question: {
          title: t('factor:reset.ask', { name: person.name }),
          text: t('factor:reset.asked'),
          button: t('factor:reset.button'),
          danger: true,
        },
        facts: [
          { label: t('users:reopen.person'), value: [person.name, person.email].join(' · ') },
          ...(since ? [{ label: t('factor:reset.since'), value: format.date(since) }] : []),
          { label: t('factor:reset.reason'), value: reason },
        ],
        backHref: here,
      };
    },
    send: (body, idempotencyKey) => call(visit, resetSecondFactor, { params: { id }, body, idempotencyKey }),
    onward: () => ({ to: here, toast: t('factor:reset.done') }),
  });
}
