import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getBalance, withdrawBalance } from '#contract/balance.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { showsBalance } from '#domain/balance/shows-balance.ts';
import { formatDecimal } from '#domain/money/format.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { obstacleOf } from './obstacle.server.ts';
import { withdrawForm } from './withdraw.form.ts';

/** How much, to which account; or what stands in the way. `?all` has everything typed in already. */
export async function loadWithdraw(visit: SignedInVisit) {
  const { t, format, lang, customization, url } = visit;
  const { data } = await call(visit, getBalance);
  const { bank } = data;
  const { symbol, symbol_position: unitPosition } = customization.currency;
  const freeCents = centsOf(data.available);
  const isShown = showsBalance(data.kept, [data.available, data.blocked, data.on_the_way].map(centsOf));
  const free = format.money(data.available);
  return {
    head: pageHead(visit, { title: t('balance:form.title') }),
    obstacle: obstacleOf(visit, { ...data, isShown, freeCents, free }),
    hint: t('balance:form.amountHint', { free }),
    to: bank.account && t('balance:form.to', { account: bank.account }),
    unit: symbol,
    unitPosition,
    all: url.searchParams.has('all') ? formatDecimal(data.available, lang) : '',
    allHref: `${pathTo.user.withdraw}?all`,
    backHref: pathTo.user.balance,
    form: formOf(withdrawForm(lang, symbol, freeCents), visit),
  };
}

export type WithdrawData = Awaited<ReturnType<typeof loadWithdraw>>;

/** Asks once, with the account and what is left, then withdraws; a second window, or a second press, finds it done. */
export async function changeWithdraw(visit: SignedInVisit, form: SubmittedForm) {
  const { t, format, lang, customization } = visit;
  const { data: balance } = await call(visit, getBalance);
  const freeCents = centsOf(balance.available);
  return answerForm(visit, form, {
    '': formAct({
      schema: withdrawForm(lang, customization.currency.symbol, freeCents),
      ask: async ({ amount: cents }) => {
        const amount = format.money(moneyText(cents));
        return {
          question: {
            title: t('balance:ask.title', { amount }),
            text: t('balance:ask.text'),
            button: t('balance:ask.button', { amount }),
          },
          facts: [
            { label: t('balance:ask.amount'), value: amount },
            { label: t('balance:ask.account'), value: balance.bank.account ?? '' },
            { label: t('balance:ask.cost'), value: t('balance:ask.free') },
            { label: t('balance:ask.rest'), value: format.money(moneyText(freeCents - cents)) },
          ],
          backHref: pathTo.user.withdraw,
        };
      },
      send: ({ amount }, idempotencyKey) =>
        call(visit, withdrawBalance, { body: { amount: moneyText(amount) }, idempotencyKey }),
      onward: ({ data }) => ({
        to: pathTo.user.balance,
        toast: t('balance:done', { amount: format.money(data.amount) }),
      }),
      refused: (failure) =>
        failure.code === 'balance.account_waits'
          ? { problems: { amount: [t('balance:waitsUntil', { date: format.dateTime(String(failure.params.until)) })] } }
          : null,
    }),
  });
}
