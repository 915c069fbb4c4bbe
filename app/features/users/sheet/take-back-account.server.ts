import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { accountView } from '#app/parts/bank-account/account-view.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getUserBankAccount, takeBackUserBankAccount } from '#contract/bank-accounts.ts';
import { getUser } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { takeBackAccountForm } from './user.form.ts';

/** Undoes a person's change of bank account; asks first, with the account that would no longer be theirs. */
export function takingBackAccount(visit: SignedInVisit, id: string) {
  const { t } = visit;
  const here = pathTo.manager.user(id);
  return formAct({
    schema: takeBackAccountForm,
    ask: async ({ reason }) => {
      const params = { id };
      const [{ data }, person] = await Promise.all([
        call(visit, getUserBankAccount, { params }),
        call(visit, getUser, { params }),
      ]);
      return {
        question: {
          title: t('banking:manager.ask', { name: person.data.name }),
          text: t('banking:manager.about'),
          button: t('banking:manager.button'),
          danger: true,
        },
        facts: [
          { label: t('banking:account'), value: accountView(visit, data).line },
          { label: t('banking:manager.reason'), value: reason },
        ],
        backHref: here,
      };
    },
    send: (body, idempotencyKey) => call(visit, takeBackUserBankAccount, { params: { id }, body, idempotencyKey }),
    onward: () => ({ to: here, toast: t('banking:manager.done') }),
  });
}
