import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { wholeOf } from '#app/lists/exported/payout-files.ts';
import { toFileOf } from '#app/lists/to-file.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { shortened } from '#app/ui/layout/shortened.ts';
import {
  getBatchWithdrawal,
  getWalletBatch,
  noteWalletTransaction,
  withdrawWalletBatch,
} from '#contract/wallet-payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf, moneyText, sumOf } from '#domain/money/money.ts';
import { ethFigure } from '#domain/money/wei.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { noteForm, withdrawForm } from './batch.form.ts';

/** What needs a look stands first. */
const ORDER = ['OPEN', 'SEEN', 'SENT', 'WITHDRAWN'] as const;
const TONES = { OPEN: 'caution', SEEN: 'progress', SENT: 'positive', WITHDRAWN: 'neutral' } as const;

/** A batch for the tenant's wallet: its documents, what became of each transfer, and what can still be done with it. */
export async function loadBatch(visit: SignedInVisit, id = '') {
  const { t, format, lang } = visit;
  const [batch, withdrawal] = await Promise.all([batchOf(visit, id), withdrawalOf(visit, id)]);
  const groups = ORDER.map((outcome) => ({ outcome, rows: batch.rows.filter((row) => row.outcome === outcome) }));
  const isOpen = batch.rows.some(({ outcome }) => outcome === 'OPEN');
  return {
    head: pageHead(visit, { title: t('payouts:wallets.batch.title', { name: batch.name }) }),
    listHref: pathTo.manager.walletPayouts,
    documents: isOpen
      ? batch.documents.map(({ kind }) => ({ kind, href: pathTo.manager.walletDocument(batch.id, kind) }))
      : [],
    testWallet: batch.wallet_url && `${batch.wallet_url}?lang=${lang}`,
    about: [
      t('payouts:made', { date: format.dateTime(batch.made_at), who: batch.made_by }),
      t('payouts:wallets.batch.rate', { rate: format.money(batch.rate), date: format.dateTime(batch.rate_at) }),
      t('payouts:wallets.batch.from', { payer: batch.payer, chain: String(batch.chain_id) }),
      batch.withdrawn_at && t('payouts:wallets.batch.withdrawnAt', { date: format.dateTime(batch.withdrawn_at) }),
    ]
      .filter(Boolean)
      .join(' · '),
    figures: [
      {
        label: t('payouts:wallets.batch.all', { count: batch.transfers }),
        value: format.money(batch.total),
        note: `${ethFigure(batch.total_ether, lang)} ETH`,
      },
      ...groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ outcome, rows }) => ({
          label: t(`payouts:wallets.outcomes.${outcome}`, { count: rows.length }),
          value: format.money(moneyText(sumOf(rows.map(({ amount }) => centsOf(amount))))),
        })),
    ],
    rows: groups.flatMap(({ outcome, rows }) =>
      rows.map((row) => ({
        id: row.reference,
        href: pathTo.manager.user(row.user_id),
        name: row.name,
        address: row.address,
        link: row.link,
        tone: TONES[outcome],
        state: t(`payouts:wallets.outcome.${outcome}`),
        hash: row.hash && shortened(row.hash),
        page: row.page,
        ether: ethFigure(row.ether, lang),
        amount: format.money(row.amount),
      })),
    ),
    toFile: toFileOf(visit, pathTo.manager.walletPayouts, wholeOf(batch.transfers), {
      ...{ name: 'wallet-transfers', about: batch.id },
    }),
    isOpen,
    mayWithdraw: withdrawal.refusal === null,
    // What is withdrawn says so above; of what is sent whole nobody asks.
    whyNot:
      withdrawal.refusal === null || batch.withdrawn_at || batch.sent === batch.transfers
        ? null
        : t(`payouts:wallets.withdraw.why.${withdrawal.refusal}`, {
            date: withdrawal.from && format.dateTime(withdrawal.from),
          }),
    note: formOf(noteForm, visit),
    withdraw: formOf(withdrawForm, visit),
  };
}

export type BatchData = Awaited<ReturnType<typeof loadBatch>>;

async function batchOf(visit: SignedInVisit, id: string) {
  if (!isRecordId(id)) throw new Response(null, { status: 404 });
  return (await call(visit, getWalletBatch, { params: { id } })).data;
}

async function withdrawalOf(visit: SignedInVisit, id: string) {
  if (!isRecordId(id)) throw new Response(null, { status: 404 });
  return (await call(visit, getBatchWithdrawal, { params: { id } })).data;
}

const TYPES = { csv: 'text/csv', safe: 'application/json' } as const;

/** A document of a batch, as an attachment. */
export async function openBatchDocument(visit: SignedInVisit, id = ''): Promise<Response> {
  const asked = visit.url.searchParams.get('as');
  const found = (await batchOf(visit, id)).documents.find(({ kind }) => kind === asked);
  if (!found) throw new Response(null, { status: 404 });
  return new Response(found.content, {
    headers: {
      'Content-Type': `${TYPES[found.kind]}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${found.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** Names a transaction, or takes the batch back: the latter is asked first. */
export async function changeBatch(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const { t, format } = visit;
  if (!id || !isRecordId(id)) throw new Response(null, { status: 404 });
  const here = pathTo.manager.walletBatch(id);
  const params = { id };
  return answerForm(visit, form, {
    note: formAct({
      schema: noteForm,
      send: (body, idempotencyKey) => call(visit, noteWalletTransaction, { params, body, idempotencyKey }),
      onward: ({ data }) => ({ to: here, toast: t('payouts:wallets.note.done', { count: data.found }) }),
    }),
    withdraw: formAct({
      schema: withdrawForm,
      ask: async () => {
        const batch = await batchOf(visit, id);
        return {
          question: {
            title: t('payouts:wallets.withdraw.title', { name: batch.name }),
            text: t('payouts:wallets.withdraw.text'),
            button: t('payouts:wallets.withdraw.yes'),
            danger: true,
          },
          facts: [
            { label: t('payouts:column.transfers'), value: format.tokens(batch.transfers) },
            { label: t('payouts:column.total'), value: format.money(batch.total) },
          ],
          backHref: here,
        };
      },
      send: (_, idempotencyKey) => call(visit, withdrawWalletBatch, { params, idempotencyKey }),
      onward: () => ({ to: pathTo.manager.walletPayouts, toast: t('payouts:wallets.withdraw.done') }),
    }),
  });
}
