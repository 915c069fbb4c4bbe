import type { SignedInVisit } from '#app/session/visit.ts';
import type { listAdChoices } from '#contract/ads.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { pathTo } from '#domain/access/addresses.ts';

type Trader = AnswerOf<typeof listAdChoices>['data']['trader'];

/** What keeps the reader from it; null where nothing does. */
export function traderBlock({ t }: SignedInVisit, { block }: Trader) {
  if (!block) return null;
  const href = block === 'identity' ? pathTo.user.ownIdentity : block === 'preparation' ? pathTo.user.issuances : null;
  return { text: t(`ads:trader.${block}`), href };
}

/** The warnings for a buyer who is not sophisticated, with the amount above which a word is typed; null where none is due. */
export function riskView({ t, format }: SignedInVisit, { warning_above: above }: Trader) {
  if (above === null) return null;
  return {
    loss: t('invest:invest.riskLoss'),
    liquidity: t('invest:invest.riskLiquidity'),
    word: t('ads:warningType', { word: t('invest:breakdown.warningWord'), amount: format.money(above) }),
  };
}
