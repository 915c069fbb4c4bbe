import { call } from '#app/api/call.server.ts';
import type { Area } from '#app/features/distributions/list/area.ts';
import { PARTS as LIST } from '#app/lists/exported/parts.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { EarningLineJson } from '#contract/distribution.ts';
import { listDistributionEarnings } from '#contract/distributions.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { lawName } from '#domain/law/law-name.ts';
import type { DistributionSheet } from './find-distribution.server.ts';

/** Hundredths of a per cent, as people read them. */
const percentOf = (hundredths: number) => (hundredths / 100).toFixed(2);
/** As the holders' own lists have them at the desk: what is still to be claimed has not ended. */
const TONES = { PENDING: 'progress', PAID: 'progress', CLAIMED: 'positive' } as const;

/** Where it went, or would go now. */
function accountOf({ t }: SignedInVisit, { claimed_to: to, account }: EarningLineJson): string {
  if (to === 'BALANCE') return t('distributions:parts.toBalance');
  if (to === 'WALLET') return t('distributions:parts.toWallet');
  if (!account) return t('distributions:parts.noAccount');
  return t(`distributions:parts.${account.usable ? 'to' : 'toWaits'}`, { end: account.iban_end });
}

/** Each holder's part, a page of them. */
export async function loadParts(visit: SignedInVisit, area: Area, { id, issuance, may }: DistributionSheet) {
  const { t, format, lang, url } = visit;
  const asked = LIST.read(url.searchParams);
  const { data, meta } = await call(visit, listDistributionEarnings, { params: { id }, query: asked });
  const isManager = area === 'manager';
  return {
    list: LIST.view(visit, asked, {
      path: pathTo[area].benefit(issuance.id, id),
      meta,
      exported: { name: 'parts', about: id, only: { issuance: issuance.id } },
    }),
    mayPay: may.pay,
    rows: data.map((part) => ({
      id: part.id,
      name: part.holder.name || t('distributions:parts.unnamed'),
      href: isManager ? pathTo.manager.user(part.holder.id) : null,
      tokens: format.tokens(part.tokens),
      share: format.percent(percentOf(part.share)),
      gross: format.money(part.sums.gross),
      rate: format.percent(percentOf(part.rate)),
      rateSource: part.rate_source === 'own' ? t('distributions:parts.ownRate') : lawName(part.rate_source ?? '', lang),
      withheld: format.money(part.sums.withheld),
      net: format.money(part.sums.net),
      account: isManager ? accountOf(visit, part) : '',
      status: part.held
        ? { label: t('distributions:part.held'), tone: 'negative' as const }
        : { label: t(`earnings:atDesk.${part.status}`), tone: TONES[part.status] },
      note: [
        part.held ? t(`api_errors:earning.${part.held}`) : '',
        part.extra_cents > 0 ? t('distributions:parts.gotCent', { count: part.extra_cents }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
      mayPay: may.pay && part.status === 'PENDING' && part.held === null,
    })),
  };
}

export type PartsData = Awaited<ReturnType<typeof loadParts>>;
