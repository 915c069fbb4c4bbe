import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { beginWallet, dropWalletChallenge, getOwnWallet, proveWallet, removeWallet } from '#contract/wallets.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { addressForm, proveForm, removeForm } from './wallet.form.ts';

/** One's own wallet: which one it is and whether that is proved, what waits to be signed, and the ways to change it and to take it away. */
export async function loadWallet(visit: SignedInVisit) {
  const { t, format } = visit;
  const { data } = await call(visit, getOwnWallet);
  const { wallet, challenge, asks } = data;
  return {
    head: pageHead(visit, { title: t('wallet:title') }),
    crumbs: [{ label: t('account:title'), href: pathTo.user.account }, { label: t('wallet:title') }],
    asks,
    passkey: data.passkey,
    wallet: wallet && {
      address: wallet.address,
      proved: wallet.proved_at ? t('wallet:proved', { date: format.date(wallet.proved_at) }) : t('wallet:unproved'),
      isProved: wallet.proved_at !== null,
      lists: t('wallet:lists', { count: wallet.approved_on, total: format.tokens(wallet.approved_on) }),
    },
    challenge: challenge && {
      address: challenge.address,
      message: challenge.message,
      until: t('wallet:until', { date: format.deadline(challenge.expires_at) }),
    },
    forms: { address: formOf(addressForm), prove: formOf(proveForm(data)), remove: formOf(removeForm(data)) },
  };
}

export type WalletData = Awaited<ReturnType<typeof loadWallet>>;

/** Buttons: `begin` gives the words to be signed, `prove` brings the signature, `drop` takes the words back, `remove` the wallet. */
export async function changeWallet(visit: SignedInVisit, form: SubmittedForm) {
  const { t } = visit;
  const here = pathTo.user.wallet;
  const asksNow = async () => (await call(visit, getOwnWallet)).data;
  return answerForm(visit, form, {
    begin: formAct({
      schema: addressForm,
      send: (body) => call(visit, beginWallet, { body }),
      onward: () => here,
    }),
    prove: formAct({
      schema: async () => proveForm(await asksNow()),
      send: (body) => call(visit, proveWallet, { body }),
      onward: () => ({ to: here, toast: t('wallet:done') }),
      // The words are gone, another's, or of another window: the page says how it stands.
      refused: ({ code }) =>
        code === 'wallet.not_asked'
          ? { to: here, toast: { message: t('api_errors:wallet.not_asked'), type: 'error' } }
          : null,
    }),
    drop: formAct({
      schema: z.object({}),
      send: () => call(visit, dropWalletChallenge),
      onward: () => here,
    }),
    remove: formAct({
      schema: async () => removeForm(await asksNow()),
      ask: async () => ({
        question: {
          title: t('wallet:remove.question'),
          text: t('wallet:remove.text'),
          button: t('wallet:remove.button'),
          danger: true,
        },
        backHref: here,
      }),
      send: (body) => call(visit, removeWallet, { body }),
      onward: () => ({ to: here, toast: t('wallet:remove.done') }),
    }),
  });
}
