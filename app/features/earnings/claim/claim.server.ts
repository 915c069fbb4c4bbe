import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { recordId } from '#app/lists/filter.ts';
import { pageHead } from '#app/page-head.server.ts';
import { earningRow } from '#app/parts/earning/earning-row.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { claimEarnings, previewClaim } from '#contract/earnings.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { moneyString } from '#contract/envelope.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { CLAIM_TARGETS } from '#domain/earning/status.ts';

/** What was shown travels with the form: a claim is of that, and of nothing that came meanwhile. */
const claimForm = z.object({
  to: z.enum(CLAIM_TARGETS, { error: 'validator.error_option' }),
  ids: z.string(),
  net: moneyString,
});
export type ClaimFields = z.input<typeof claimForm>;

/** The page that asks once: what is claimed, and where to. Where nothing can be claimed it leads to the earnings. */
export async function loadClaim(visit: SignedInVisit) {
  const { t, format, url } = visit;
  const id = recordId(url.searchParams.get('earning') ?? '');
  const { data } = await call(visit, previewClaim, { query: { id } });
  if (data.earnings.length === 0) throw redirect(pathTo.user.earnings);
  const { bank, wallet } = data;
  const net = format.money(data.net);
  const ways = [
    {
      value: 'BANK_ACCOUNT',
      label: t('earnings:to.BANK_ACCOUNT'),
      hint:
        bank.state === 'usable'
          ? t('earnings:toBank.usable', { account: bank.account })
          : bank.state === 'waits'
            ? t('earnings:toBank.waits', { account: bank.account, date: format.dateTime(bank.until ?? visit.now) })
            : t('earnings:toBank.none'),
      disabled: bank.state !== 'usable',
    },
    ...(wallet
      ? [
          {
            value: 'WALLET',
            label: t('earnings:to.WALLET'),
            hint: walletHint(visit, wallet),
            disabled: wallet.state !== 'usable',
          },
        ]
      : []),
    ...(data.balance
      ? [{ value: 'BALANCE', label: t('earnings:to.BALANCE'), hint: t('earnings:toBalance'), disabled: false }]
      : []),
  ];
  return {
    head: pageHead(visit, { title: t('earnings:ask', { net }) }),
    net,
    lines: data.earnings.map((each) => {
      const row = earningRow(visit, each, 'user');
      return {
        label: t('earnings:line', { project: row.project, gross: row.gross, withheld: row.withheld }),
        value: row.net,
      };
    }),
    ways,
    chosen: ways.find(({ disabled }) => !disabled)?.value,
    bank: bank.state,
    bankHref: pathTo.user.bankAccount,
    // Who has no proved wallet is led to where one is named.
    walletHref: wallet && wallet.state !== 'usable' ? pathTo.user.wallet : null,
    backHref: pathTo.user.earnings,
    values: { ids: data.earnings.map((each) => each.id).join(','), net: data.net },
    form: formOf(claimForm, visit),
  };
}

/** What a claim in ether is, with the wallet that it goes to; or why it cannot be chosen. */
function walletHint(
  { t, format, now }: SignedInVisit,
  { state, address, until }: NonNullable<AnswerOf<typeof previewClaim>['data']['wallet']>,
): string {
  if (state === 'usable') return t('earnings:toWallet.usable', { address });
  if (state === 'waits') return t('earnings:toWallet.waits', { address, date: format.dateTime(until ?? now) });
  return t('earnings:toWallet.none');
}

/** What of a person's is too new to be paid to, by the refusal that says so. */
const WAITS: Readonly<Record<string, string>> = {
  'earning.account_waits': 'waitsUntil',
  'earning.wallet_waits': 'walletWaitsUntil',
};
const CLAIMED = { BALANCE: 'claimedBalance', BANK_ACCOUNT: 'claimedBank', WALLET: 'claimedWallet' } as const;

export type ClaimData = Awaited<ReturnType<typeof loadClaim>>;

/** Claims; a second window, or a second press, finds it done. */
export async function changeClaim(visit: SignedInVisit, form: SubmittedForm) {
  const { t, format } = visit;
  return answerForm(visit, form, {
    '': formAct({
      schema: claimForm,
      send: ({ ids, ...body }, idempotencyKey) =>
        call(visit, claimEarnings, { body: { ...body, ids: ids.split(',') }, idempotencyKey }),
      onward: ({ data }) => ({
        to: pathTo.user.earnings,
        toast: t(`earnings:${CLAIMED[data.to]}`, { net: format.money(data.net) }),
      }),
      refused: (failure) => {
        // Another window was faster: the list says how they stand.
        if (failure.code === 'earning.not_claimable') return toldAt(visit, pathTo.user.earnings)(failure);
        const waits = WAITS[failure.code ?? ''];
        if (!waits) return null;
        const date = format.dateTime(String(failure.params.until));
        return { problems: { to: [t(`earnings:${waits}`, { date })] } };
      },
    }),
  });
}
