import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { earningRow } from '#app/parts/earning/earning-row.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getWalletClaim, turnClaimToBank } from '#contract/wallet-claims.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

const turnForm = z.object({});

/** The page that asks once: what was claimed to the wallet, and the account that it would go to. What stands in a batch by now leads to the earnings. */
export async function loadTurn(visit: SignedInVisit, id = '') {
  const { t, format } = visit;
  if (!isRecordId(id)) throw new Response(null, { status: 404 });
  const { data } = await call(visit, getWalletClaim, { params: { id } });
  if (data.refusal) throw redirect(pathTo.user.earnings);
  const { bank } = data;
  const net = format.money(data.net);
  return {
    head: pageHead(visit, { title: t('earnings:turn.title', { net }) }),
    net,
    lines: data.earnings.map((each) => {
      const row = earningRow(visit, each, 'user');
      return {
        label: t('earnings:line', { project: row.project, gross: row.gross, withheld: row.withheld }),
        value: row.net,
      };
    }),
    /** Null where there is one that may be paid to. */
    missing:
      bank.state === 'usable'
        ? null
        : {
            title: t(bank.state === 'none' ? 'earnings:bankMissing.title' : 'earnings:bankWaits.title'),
            text:
              bank.state === 'none'
                ? t('earnings:bankMissing.text')
                : t('earnings:toBank.waits', { account: bank.account, date: format.dateTime(bank.until ?? visit.now) }),
            go: t(bank.state === 'none' ? 'earnings:bankMissing.go' : 'earnings:bankWaits.go'),
            href: pathTo.user.bankAccount,
          },
    account: t('earnings:toBank.usable', { account: bank.account }),
    backHref: pathTo.user.earnings,
    form: formOf(turnForm, visit),
  };
}

export type TurnData = Awaited<ReturnType<typeof loadTurn>>;

/** Turns it; where a batch, or another window, was faster, the list says how it stands. */
export async function changeTurn(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const { t, format } = visit;
  if (!id || !isRecordId(id)) throw new Response(null, { status: 404 });
  const params = { id };
  return answerForm(visit, form, {
    '': formAct({
      schema: turnForm,
      send: (_, idempotencyKey) => call(visit, turnClaimToBank, { params, idempotencyKey }),
      onward: ({ data }) => ({
        to: pathTo.user.earnings,
        toast: t('earnings:turn.done', { net: format.money(data.net), account: data.account }),
      }),
      refused: (failure) => {
        if (failure.code === 'earning.in_batch' || failure.code === 'earning.at_bank')
          return toldAt(visit, pathTo.user.earnings)(failure);
        if (failure.code !== 'earning.account_waits') return null;
        return {
          problems: { '': [t('earnings:waitsUntil', { date: format.dateTime(String(failure.params.until)) })] },
        };
      },
    }),
  });
}
