import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { confirmTransfer, dropTransfer, getTransferDraft, sendTransferCode } from '#contract/transfers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { confirmTransferForm } from './confirm-transfer.form.ts';

/** The prepared transfer; null where none waits. */
async function draftOf(visit: SignedInVisit) {
  try {
    return (await call(visit, getTransferDraft)).data;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return null;
    throw failure;
  }
}

/** The page that asks once: everything that happens, and what proves who asks; `asked` is null where nothing waits. */
export async function loadConfirmTransfer(visit: SignedInVisit) {
  const { t } = visit;
  const data = await draftOf(visit);
  const asked = data && askedOf(visit, data);
  return {
    head: pageHead(visit, { title: asked?.title ?? t('transfers:confirmCrumb') }),
    crumbs: [{ label: t('transfers:title'), href: pathTo.user.transfers }, { label: t('transfers:confirmCrumb') }],
    backHref: pathTo.user.transfers,
    asked,
    form: formOf(confirmTransferForm(data?.has_password ?? false), visit),
  };
}

function askedOf(visit: SignedInVisit, data: NonNullable<Awaited<ReturnType<typeof draftOf>>>) {
  const { t, lang, format } = visit;
  const project = localized(data.issuance.title, lang);
  const amount = t('transfers:amount', { tokens: format.tokens(data.tokens), symbol: data.issuance.symbol });
  return {
    title: t('transfers:ask', { amount }),
    facts: [
      { label: t('transfers:project'), value: project },
      { label: t('transfers:tokens'), value: amount },
      { label: t('transfers:worth'), value: format.money(data.value) },
      { label: t('transfers:from'), value: data.from_wallet ?? t('transfers:noWallet') },
      { label: t('transfers:recipient'), value: data.recipient || t('transfers:somebody') },
      { label: t('transfers:to'), value: data.to_wallet ?? t('transfers:noWallet') },
      {
        label: t('transfers:left'),
        value: t('transfers:amount', { tokens: format.tokens(data.left), symbol: data.issuance.symbol }),
      },
      { label: t('transfers:waitsUntil'), value: format.dateTime(data.until) },
    ],
    id: data.id,
    hasPassword: data.has_password,
    passwordHint: t('banking:passwordHint', { tenant: visit.customization.title }),
    codeHint: t('transfers:codeHint', { email: visit.session.user.email }),
    button: t('transfers:transfer', { amount }),
  };
}

export type ConfirmTransferData = Awaited<ReturnType<typeof loadConfirmTransfer>>;

/** Buttons: `confirm` moves the tokens, `code` mails another code, `drop` drops it. Whoever was overtaken by another window is told where it stands. */
export async function changeConfirmTransfer(visit: SignedInVisit, form: SubmittedForm) {
  const { t, lang, format } = visit;
  const asked = confirmTransferForm(true).pick({ id: true });
  const overtaken = (failure: ApiFailure) =>
    failure.code === 'transfer.not_waiting' ? toldAt(visit, pathTo.user.transfers)(failure) : null;
  return answerForm(visit, form, {
    confirm: formAct({
      // Where nothing waits any more the API says so, whatever was typed.
      schema: async () => {
        const draft = await draftOf(visit);
        return draft ? confirmTransferForm(draft.has_password) : confirmTransfer.body;
      },
      send: (body, idempotencyKey) => call(visit, confirmTransfer, { body, idempotencyKey }),
      onward: ({ data }) => ({
        to: pathTo.user.transfers,
        toast: t('transfers:done', {
          amount: t('transfers:amount', { tokens: format.tokens(data.tokens), symbol: data.issuance.symbol }),
          project: localized(data.issuance.title, lang),
          reference: data.reference,
        }),
      }),
      refused: overtaken,
    }),
    code: formAct({
      schema: asked,
      send: (body) => call(visit, sendTransferCode, { body }),
      onward: () => ({ said: t('transfers:codeSent', { email: visit.session.user.email }) }),
      refused: overtaken,
    }),
    drop: formAct({
      schema: asked,
      send: (body) => call(visit, dropTransfer, { body }),
      onward: () => ({ to: pathTo.user.transfers, toast: t('transfers:dropped') }),
    }),
  });
}
