import { redirect } from '@remix-run/node';
import { failureNotice } from '#app/api/error-catalogue.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { listManagedInvestments, mintInvestments } from '#app/api/managed-investments.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { CONFIRMED_FIELD, CONFIRMED_VALUE } from '#app/ui/confirm-attributes.ts';
import type { ManagedInvestment } from '#contract/investment.ts';
import { localized } from '#domain/tenant/language.ts';

const LIST = '/manager/investments';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The page by its address alone: it has no question to ask. */
export function loadMint(visit: SignedInVisit) {
  return { head: pageHead(visit, { title: visit.t('managed:mint.title') }) };
}

/**
 * Mints the ticked investments, or the one whose sheet says `from=sheet`: a page that asks first, then one result for all, each row's
 * refusal with its reason. Leads back to where it was asked.
 */
export async function changeMint(visit: SignedInVisit, form: SubmittedForm) {
  const { t } = visit;
  const ids = form.data
    .getAll('ids')
    .filter((id): id is string => typeof id === 'string' && UUID.test(id))
    .slice(0, 100);
  const from = form.text('from');
  const backHref = from === 'sheet' && ids.length === 1 ? `${LIST}/${ids[0]}` : LIST;
  if (ids.length === 0) throw await redirectWithToast(LIST, { message: t('managed:mint.none'), type: 'warning' });
  if (form.text(CONFIRMED_FIELD) !== CONFIRMED_VALUE) {
    const { data, meta, total_amount } = await listManagedInvestments(visit, {
      query: { ids: ids.join(','), per_page: 100 },
    });
    return {
      head: pageHead(visit, { title: t('managed:mint.title') }),
      count: t('managed:mint.count', { count: meta.total }),
      rows: data.map((investment) => chosenRow(visit, investment)),
      total: {
        tokens: visit.format.tokens(data.reduce((sum, { tokens }) => sum + tokens, 0)),
        amount: visit.format.money(total_amount),
      },
      backHref,
      values: [
        ...ids.map((value) => ({ name: 'ids', value })),
        ...(from ? [{ name: 'from', value: from }] : []),
        { name: 'idempotency_key', value: form.idempotencyKey || visit.idempotencyKey() },
      ],
    };
  }
  throw await minted(visit, ids, backHref, form.idempotencyKey);
}

/** One of the chosen: whose tokens they are, of what, how many. */
function chosenRow({ format, lang }: SignedInVisit, { id, ...investment }: ManagedInvestment) {
  return {
    id,
    investor: investment.investor.name,
    reference: investment.reference,
    project: localized(investment.issuance.title, lang),
    tokens: format.tokens(investment.tokens),
    amount: format.money(investment.amount),
  };
}

export type MintData = Awaited<ReturnType<typeof changeMint>>;

async function minted(
  visit: SignedInVisit,
  ids: string[],
  backHref: string,
  idempotencyKey: string,
): Promise<Response> {
  const { t } = visit;
  try {
    const { data } = await mintInvestments(visit, { body: { ids }, idempotencyKey });
    const refusals = data.filter(({ minted: done }) => !done);
    const done = data.length - refusals.length;
    const reasons = [
      ...new Set(
        refusals.map(({ refused }) => t(`api_errors:mint.${refused}`, { defaultValue: t('api_errors:error_default') })),
      ),
    ];
    const message = [
      done > 0 ? t('managed:mint.done', { count: done }) : '',
      refusals.length > 0 ? t('managed:mint.refused', { count: refusals.length, why: reasons.join(' ') }) : '',
    ].filter(Boolean);
    return await redirectWithToast(backHref, {
      message: message.join(' '),
      type: refusals.length > 0 ? 'warning' : 'success',
    });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const toast = failureNotice(t, failure);
    return toast ? await redirectWithToast(backHref, toast) : redirect(backHref, 303);
  }
}
