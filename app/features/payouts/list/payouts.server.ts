import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listPayouts } from '#contract/payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { reasonText } from './reason-text.ts';

/** What waits for the next file for the bank, who stays out of it and why, and the newest files. */
export async function loadPayouts(visit: SignedInVisit) {
  const { t, format } = visit;
  const { data } = await call(visit, listPayouts, {});
  const rows = data.waiting.map((payout) => ({
    id: payout.id,
    href: pathTo.manager.user(payout.user_id),
    name: payout.name,
    account: `•••• ${payout.iban_end}`,
    amount: format.money(payout.amount),
    since: format.date(payout.since),
    back: payout.failure ? t('payouts:back', { why: reasonText(t, payout.failure) }) : null,
    why: payout.refusal ? t(`payouts:refusal.${payout.refusal}`) : null,
  }));
  return {
    head: pageHead(visit, { title: t('payouts:title') }),
    ready: rows.filter(({ why }) => why === null),
    left: rows.filter(({ why }) => why !== null),
    more: data.more,
    total: format.money(data.next.total),
    prepareHref: data.next.transfers > 0 ? pathTo.manager.preparePayouts : null,
    files: data.files.map((file) => ({
      id: file.id,
      href: pathTo.manager.payoutFile(file.id),
      name: file.message_id,
      made: t('payouts:made', { date: format.dateTime(file.made_at), who: file.made_by }),
      reported: file.reported_at !== null,
      state: file.reported_at
        ? t('payouts:reported', { date: format.date(file.reported_at) })
        : t('payouts:notReported'),
      transfers: format.tokens(file.transfers),
      total: format.money(file.total),
    })),
  };
}

export type PayoutsData = Awaited<ReturnType<typeof loadPayouts>>;
