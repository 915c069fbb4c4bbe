import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { recordId } from '#app/lists/filter.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getTransferForm, prepareTransfer } from '#contract/transfers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { newTransferForm } from './new-transfer.form.ts';

/** The form of a new transfer: what can go, and for what cannot, why. */
export async function loadNewTransfer(visit: SignedInVisit) {
  const { t, lang, format, url } = visit;
  const { data } = await call(visit, getTransferForm);
  const asked = recordId(url.searchParams.get('issuance') ?? '');
  const named = data.holdings.map((each) => ({ ...each, project: localized(each.issuance.title, lang) }));
  const ready = named.filter(({ free, refused }) => free > 0 && !refused);
  return {
    head: pageHead(visit, { title: t('transfers:new') }),
    crumbs: [{ label: t('transfers:title'), href: pathTo.user.transfers }, { label: t('transfers:new') }],
    backHref: pathTo.user.transfers,
    holdings: ready.map(({ issuance, free, project }) => ({
      value: issuance.id,
      label: t('transfers:holding', { project, tokens: format.tokens(free), symbol: issuance.symbol }),
    })),
    chosen:
      ready.find(({ issuance }) => issuance.id === asked)?.issuance.id ??
      (ready.length === 1 ? ready[0]?.issuance.id : undefined),
    stuck: named
      .filter(({ free, certified, refused }) => free === 0 || certified > 0 || refused)
      .map(({ issuance, held, certified, project, refused }) => ({
        label: t('transfers:stuck', { project, tokens: format.tokens(held), symbol: issuance.symbol }),
        value: refused
          ? t(`api_errors:transfer.${refused}`)
          : certified > 0
            ? t('transfers:certified', { tokens: format.tokens(certified), symbol: issuance.symbol })
            : t('transfers:kept'),
      })),
    form: formOf(newTransferForm(lang), visit),
  };
}

export type NewTransferData = Awaited<ReturnType<typeof loadNewTransfer>>;

/** Prepares it and has the code mailed; nothing moves before the next page. */
export async function changeNewTransfer(visit: SignedInVisit, form: SubmittedForm) {
  const { t } = visit;
  return answerForm(visit, form, {
    '': formAct({
      schema: newTransferForm(visit.lang),
      send: (body, idempotencyKey) => call(visit, prepareTransfer, { body, idempotencyKey }),
      onward: () => ({
        to: pathTo.user.confirmTransfer,
        toast: t('transfers:codeSent', { email: visit.session.user.email }),
      }),
    }),
  });
}
