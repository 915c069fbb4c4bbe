import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { totalForm } from '#app/forms/typed-total.ts';
import { pageHead } from '#app/page-head.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { ManagedOrder } from '#contract/investment.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import { mintInvestments } from '#contract/minting.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

const LIST = pathTo.manager.investments;

/** As many as one call takes. */
const MOST = 100;
const known = (ids: readonly string[]) => ids.filter(isRecordId).slice(0, MOST);

/** The question before the chosen (`ids`) are minted: which will be, which not and why, and their total. Without any of them there is nothing to ask. */
export async function loadMint(visit: SignedInVisit) {
  const { t, format } = visit;
  const ids = known(visit.url.searchParams.get('ids')?.split(',') ?? []);
  const { ready, refused, total } = await looked(visit, ids);
  const amount = format.money(total);
  return {
    head: pageHead(visit, { title: t('managed:mint.title') }),
    isEmpty: ready.length + refused.length === 0,
    ready: ready.map((order) => chosenRow(visit, order)),
    refused: refused.map((order) => chosenRow(visit, order)),
    total: { tokens: format.tokens(ready.reduce((sum, { tokens }) => sum + tokens, 0)), amount },
    hint: t('managed:mint.typedHint', { amount }),
    currency: visit.customization.currency,
    form: formOf(formFor(visit, total), visit),
    backHref: LIST,
  };
}

export type MintData = Awaited<ReturnType<typeof loadMint>>;

/** `ask` comes from the list with what is ticked, and leads to the question; its form mints, and leads to the page that tells what becomes of each. */
export async function changeMint(visit: SignedInVisit, form: SubmittedForm) {
  const ids = known(form.texts('ids'));
  if (ids.length === 0)
    throw redirectWithToast(visit, LIST, { message: visit.t('managed:mint.none'), type: 'warning' });
  return answerForm(visit, form, {
    ask: async () => redirect(`${pathTo.manager.mint}?ids=${ids.join(',')}`, 303),
    '': formAct({
      // What was cancelled or minted meanwhile changes the total: it is asked for again.
      schema: async () => formFor(visit, (await looked(visit, ids)).total),
      send: (_, idempotencyKey) => call(visit, mintInvestments, { body: { ids }, idempotencyKey }),
      onward: ({ data }) => pathTo.manager.run(data.run),
      refused: toldAt(visit, LIST),
    }),
  });
}

const formFor = (visit: SignedInVisit, total: string) => totalForm(visit, total, 'managed:mint.typedWrong');

/** The chosen as they stand, and the sum of those that can be minted, decimal money. */
async function looked(visit: SignedInVisit, ids: readonly string[]) {
  const query = { ids: ids.join(','), per_page: MOST };
  const { data } = ids.length > 0 ? await call(visit, listManagedInvestments, { query }) : { data: [] };
  const ready = data.filter(({ may_mint }) => may_mint);
  return {
    ready,
    refused: data.filter(({ may_mint }) => !may_mint),
    total: moneyText(ready.reduce((sum, { amount }) => sum + centsOf(amount), 0n)),
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
