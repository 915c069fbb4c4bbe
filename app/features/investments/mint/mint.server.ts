import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { failureNotice } from '#app/api/error-catalogue.ts';
import { ApiFailure } from '#app/api/failure.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { isTypedTotal } from '#app/forms/typed-total.ts';
import { pageHead } from '#app/page-head.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { CONFIRMED_FIELD, CONFIRMED_VALUE, TYPED_FIELD } from '#app/ui/feedback/confirm-texts.ts';
import type { ManagedOrder } from '#contract/investment.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import { mintInvestment, mintInvestments } from '#contract/minting.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

/** The page by its address alone: there is nothing to ask. */
export function loadMint(visit: SignedInVisit) {
  return { head: pageHead(visit, { title: visit.t('managed:mint.title') }) };
}

/**
 * Mints the ticked investments, or the one whose sheet says `from=sheet`: first a page that tells which will be minted and which not, and
 * asks, of many with their total to be typed; then many have a page that tells what becomes of each.
 */
export async function changeMint(visit: SignedInVisit, form: SubmittedForm) {
  const { t, lang, customization } = visit;
  const ids = form.data
    .getAll('ids')
    .filter((id): id is string => typeof id === 'string' && isRecordId(id))
    .slice(0, 100);
  const from = form.text('from');
  const [first] = ids;
  const backHref =
    from === 'sheet' && first && ids.length === 1 ? pathTo.manager.investment(first) : pathTo.manager.investments;
  if (ids.length === 0)
    throw redirectWithToast(visit, pathTo.manager.investments, { message: t('managed:mint.none'), type: 'warning' });
  const { data } = await call(visit, listManagedInvestments, { query: { ids: ids.join(','), per_page: 100 } });
  const ready = data.filter(({ may_mint }) => may_mint);
  const cents = ready.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
  const asksTotal = ids.length > 1;
  const isConfirmed = form.text(CONFIRMED_FIELD) === CONFIRMED_VALUE;
  const isTyped = !asksTotal || isTypedTotal(form.text(TYPED_FIELD), cents, lang, customization.currency.symbol);
  if (isConfirmed && isTyped) throw await minted(visit, ids, backHref, form.idempotencyKey);
  return {
    head: pageHead(visit, { title: t('managed:mint.title') }),
    ready: ready.map((investment) => chosenRow(visit, investment)),
    refused: data.filter(({ may_mint }) => !may_mint).map((investment) => chosenRow(visit, investment)),
    total: {
      tokens: visit.format.tokens(ready.reduce((sum, { tokens }) => sum + tokens, 0)),
      amount: visit.format.money(cents),
    },
    backHref,
    typed: asksTotal
      ? {
          label: t('managed:mint.typed'),
          hint: t('managed:mint.typedHint', { amount: visit.format.money(cents) }),
          error: isConfirmed ? t('managed:mint.typedWrong') : undefined,
        }
      : undefined,
    values: [
      ...ready.map(({ id }) => ({ name: 'ids', value: id })),
      ...(from ? [{ name: 'from', value: from }] : []),
      { name: 'idempotency_key', value: form.idempotencyKey || visit.idempotencyKey() },
    ],
  };
}

/** One of the chosen: whose tokens they are, of what, how many, and why not now. */
function chosenRow({ t, format, lang }: SignedInVisit, { id, ...investment }: ManagedOrder) {
  return {
    id,
    investor: investment.investor.name,
    reference: investment.reference,
    project: localized(investment.issuance.title, lang),
    tokens: format.tokens(investment.tokens),
    amount: format.money(investment.amount),
    why: t(`api_errors:mint.${investment.mint_refused}`, { defaultValue: t('managed:mint.notNow') }),
  };
}

export type MintData = Awaited<ReturnType<typeof changeMint>>;

/** Many are a long act with a page of its own; one is done at once, and told where it was asked. */
async function minted(
  visit: SignedInVisit,
  ids: readonly string[],
  backHref: string,
  idempotencyKey: string,
): Promise<Response> {
  const { t } = visit;
  const [only] = ids;
  try {
    if (ids.length > 1 || !only) {
      const { data } = await call(visit, mintInvestments, { body: { ids: [...ids] }, idempotencyKey });
      return redirect(pathTo.manager.run(data.run), 303);
    }
    const { data } = await call(visit, mintInvestment, { params: { id: only }, body: {}, idempotencyKey });
    return redirectWithToast(
      visit,
      backHref,
      data.minted
        ? { message: t('managed:mint.done'), type: 'success' }
        : {
            message: t('managed:mint.refused', {
              why: t(`api_errors:mint.${data.refused}`, { defaultValue: t('api_errors:error_default') }),
            }),
            type: 'warning',
          },
    );
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const toast = failureNotice(t, failure);
    return toast ? redirectWithToast(visit, backHref, toast) : redirect(backHref, 303);
  }
}
