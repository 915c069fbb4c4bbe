import type { SignedInVisit } from '#app/session/visit.ts';
import type { QuarantinedNotice } from '#contract/quarantine.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ethFigure } from '#domain/money/wei.ts';

/** One notice as texts; what it has none of is empty. */
export function noticeLine({ t, format, lang }: SignedInVisit, notice: QuarantinedNotice) {
  const money = (amount: string | null) => (amount === null ? '' : format.money(amount));
  return {
    id: notice.id,
    href: pathTo.manager.paymentNotice(notice.id),
    provider: t(`notices:provider.${notice.provider}`),
    event: notice.event_id,
    reason: t(`notices:reason.${notice.reason}`, { defaultValue: notice.reason }),
    act: t(`notices:act.${notice.reason}`, { defaultValue: '' }),
    amount: money(notice.amount),
    ether: notice.ether === null ? '' : `${ethFigure(notice.ether, lang)} ETH`,
    expected: money(notice.expected),
    reference: notice.investment_reference ?? '',
    orderHref: notice.investment_id ? pathTo.manager.investment(notice.investment_id) : '',
    received: format.dateTime(notice.received_at),
    resolved: notice.resolved_at ? format.dateTime(notice.resolved_at) : '',
    // What has cleared itself up says so by a word of its own.
    resolution: notice.resolution ? t(`notices:itself.${notice.resolution}`, { defaultValue: notice.resolution }) : '',
  };
}

export type NoticeLine = ReturnType<typeof noticeLine>;
