import type { SignedInVisit } from '#app/session/visit.ts';
import type { EarningJson } from '#contract/earning.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { localized } from '#domain/tenant/language.ts';
import { pendingSteps } from './pending-steps.ts';

type Area = 'user' | 'manager' | 'entrepreneur';

/** Hundredths of a per cent as a per cent's text. */
const percentOf = (hundredths: number) => (hundredths / 100).toFixed(2);

/** One earning in words: what it is, its sums, where it is and when each step was. */
export function earningRow(visit: SignedInVisit, earning: EarningJson, area: Area) {
  const { t, format, lang } = visit;
  const { distribution, issuance, holder } = earning;
  const day = (at: string | null) => (at ? format.date(at) : '');
  return {
    id: earning.id,
    project: localized(issuance.title, lang),
    issuanceId: issuance.id,
    holder: holder.name,
    holderId: holder.id,
    about: `${t(`earnings:kind.${distribution.kind}`)} · ${distribution.name}`,
    name: distribution.name,
    papers: distribution.documents.map(({ file_id, name }) => ({ name, href: fileAddress(file_id) })),
    kind: t(`earnings:kind.${distribution.kind}`),
    recordOn: format.date(distribution.record_on),
    tokens: format.tokens(earning.tokens),
    gross: format.money(earning.gross),
    income: format.money(earning.income),
    gain: format.money(earning.capital_gain),
    capital: format.money(earning.capital_return),
    rate: format.percent(percentOf(earning.withholding)),
    withheld: format.money(earning.withheld),
    net: format.money(earning.net),
    status: statusOf(visit, earning, area),
    claimable: earning.status === 'PAID',
    /** The pay-out to a wallet that its holder may turn to their bank. */
    turn: earning.on_chain?.turn ?? null,
    pending: pendingSteps(visit, earning),
    dates: {
      distributed: day(earning.distributed_at),
      executed: day(earning.executed_at),
      claimed: day(earning.claimed_at),
      processed: day(earning.processed_at),
      delivered: day(earning.delivered_at),
    },
  };
}

const ARRIVED = { BALANCE: 'balance', BANK_ACCOUNT: 'bank', WALLET: 'wallet' } as const;

/** Where the money is; what waits for its holder is theirs to act on, and nobody else's. */
function statusOf({ t }: SignedInVisit, earning: EarningJson, area: Area) {
  const { status, claimed_to: to } = earning;
  const theirs = area === 'user' ? ('caution' as const) : ('progress' as const);
  if (status === 'PENDING') return { tone: 'progress' as const, label: t('earnings:status.PENDING') };
  // Of the holder's own it is what they have to do; at the desk it is paid, and the rest is not the desk's.
  if (status === 'PAID')
    return { tone: theirs, label: t(area === 'user' ? 'earnings:status.PAID' : 'earnings:atDesk.PAID') };
  if (earning.came_back) return { tone: theirs, label: t('earnings:status.cameBack') };
  if (!earning.processed_at)
    return { tone: 'progress' as const, label: t(`earnings:status.${to === 'WALLET' ? 'nextBatch' : 'nextFile'}`) };
  if (!earning.delivered_at)
    return { tone: 'progress' as const, label: t(`earnings:status.${to === 'WALLET' ? 'toWallet' : 'onItsWay'}`) };
  if (to === 'WALLET' && area !== 'user') return { tone: 'positive' as const, label: t('earnings:atDesk.wallet') };
  return { tone: 'positive' as const, label: t(`earnings:status.${ARRIVED[to ?? 'BANK_ACCOUNT']}`) };
}
