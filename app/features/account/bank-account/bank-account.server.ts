import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { accountView } from '#app/parts/bank-account/account-view.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import {
  changeBankAccount,
  getBankAccount,
  sendBankAccountCode,
  takeBackBankAccount,
} from '#contract/bank-accounts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Area } from '#domain/access/roles.ts';
import { ACCOUNT_TYPES } from '#domain/banking/bank-account.ts';
import { accountCodeForm, accountForm } from './bank-account.form.ts';

/** Giving and changing the bank account: how it stands, the form, the way back, and the accounts before. */
export async function loadBankAccount(visit: SignedInVisit, area: Area) {
  const { t, format } = visit;
  const { data } = await call(visit, getBankAccount);
  const account = accountView(visit, data);
  const waits = new Date(data.next_usable_from) > visit.now;
  return {
    head: pageHead(visit, { title: t(data.account ? 'banking:changeTitle' : 'banking:giveTitle') }),
    accountHref: pathTo[area].account,
    account,
    today: data.account && t('banking:today', { account: account.line, holder: data.account.holder }),
    holderHint: data.holder && t('banking:inName', { name: data.holder }),
    hasPassword: data.has_password,
    passwordHint: t('banking:passwordHint', { tenant: visit.customization.title }),
    wait: waits ? t('banking:wait', { date: format.dateTime(data.next_usable_from) }) : null,
    types: ACCOUNT_TYPES.map((value) => ({ value, label: t(`banking:types.${value}`) })),
    form: formOf(accountForm(data.has_password), visit),
    takeBackForm: formOf(z.object({}), visit),
  };
}

export type BankAccountData = Awaited<ReturnType<typeof loadBankAccount>>;

/** Buttons: `code` mails the code and keeps what was typed, `change` changes, `take-back` undoes a change that waits, and asks first. */
export async function changeOwnBankAccount(visit: SignedInVisit, area: Area, form: SubmittedForm) {
  const { t, format } = visit;
  const here = pathTo[area].bankAccount;
  const { data } = await call(visit, getBankAccount);
  return answerForm(visit, form, {
    code: formAct({
      schema: accountCodeForm,
      send: (body) => call(visit, sendBankAccountCode, { body }),
      onward: ({ data: sent }) => ({
        said: t('banking:codeSent', {
          email: visit.session.user.email,
          time: format.dateTime(sent.expires_at),
        }),
      }),
    }),
    change: formAct({
      schema: accountForm(data.has_password),
      send: (body, idempotencyKey) => call(visit, changeBankAccount, { body, idempotencyKey }),
      onward: ({ data: { state, account } }) => ({
        to: pathTo[area].account,
        toast:
          state === 'waits' && account
            ? t('banking:changedWaits', { date: format.dateTime(account.usable_from) })
            : t('banking:changed'),
      }),
    }),
    'take-back': formAct({
      schema: z.object({ id: z.string() }),
      ask: async () => ({
        question: {
          title: t('banking:takeBack.ask'),
          text: t('banking:takeBack.text'),
          button: t('banking:takeBack.button'),
        },
        facts: [{ label: t('banking:account'), value: accountView(visit, data).line }],
        backHref: here,
      }),
      send: (body, idempotencyKey) => call(visit, takeBackBankAccount, { body, idempotencyKey }),
      onward: () => ({ to: pathTo[area].account, toast: t('banking:takeBack.done') }),
      refused: toldAt(visit, here),
    }),
  });
}
