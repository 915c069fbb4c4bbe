import { call } from '#app/api/call.server.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { declareFunds, getOwnFunds } from '#contract/funds.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { FUNDS_KINDS, mayDeclareFunds } from '#domain/screening/funds.ts';
import { fundsForm } from './funds.form.ts';

/** Whether one is asked where one's funds come from, what one said, and the form that says it. */
export async function loadOwnFunds(visit: SignedInVisit) {
  const { t, format, customization } = visit;
  const { data } = await call(visit, getOwnFunds);
  const { standing, newest } = data;
  return {
    head: pageHead(visit, { title: t('funds:own.title') }),
    accountHref: pathTo.user.account,
    about: t('funds:own.about', { from: format.money(data.from) }),
    standing: {
      tone:
        standing === 'REFUSED'
          ? ('negative' as const)
          : standing === 'MISSING'
            ? ('caution' as const)
            : ('info' as const),
      title: t(`funds:own.standing.${standing}.title`),
      text: t(`funds:own.standing.${standing}.text`),
    },
    reason: standing === 'REFUSED' ? (newest?.reason ?? null) : null,
    said: newest && [
      { label: t('funds:kindLabel'), value: t(`funds:kind.${newest.kind}`) },
      { label: t('funds:explanation'), value: newest.explanation },
      { label: t('funds:sent'), value: format.dateTime(newest.sent_at) },
    ],
    files: (newest?.files ?? []).map(({ file_id, name }) => ({ name, href: fileAddress(file_id) })),
    form: mayDeclareFunds(standing) ? formOf(fundsForm) : null,
    kinds: FUNDS_KINDS.map((value) => ({ value, label: t(`funds:kind.${value}`), hint: t(`funds:hint.${value}`) })),
    fileHint: t('onboarding:documents.fileHint', { limit: customization.tenant.upload_limit_mb }),
  };
}

export type OwnFundsData = Awaited<ReturnType<typeof loadOwnFunds>>;

export function changeOwnFunds(visit: SignedInVisit, form: SubmittedForm) {
  const here = pathTo.user.funds;
  return answerForm(visit, form, {
    '': formAct({
      schema: fundsForm,
      send: (said) => call(visit, declareFunds, { body: formDataOf(said) }),
      onward: () => ({ to: here, toast: visit.t('funds:own.done') }),
      settled: here,
    }),
  });
}
