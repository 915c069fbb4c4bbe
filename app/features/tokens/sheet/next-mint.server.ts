import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getToken } from '#contract/tokens.ts';
import { centsOf } from '#domain/money/money.ts';

type Token = Pick<AnswerOf<typeof getToken>['data'], 'strategy' | 'soft_cap' | 'firm' | 'campaign_ends_at' | 'status'>;

/** What makes tokens next, by the strategy, in a sentence: "se emitirá solo al llegar a 90.000 €, faltan 23.850 €". */
export function nextMint({ t, format, customization }: SignedInVisit, token: Token): string {
  const { strategy, soft_cap, firm, campaign_ends_at: ends, status } = token;
  const missing = centsOf(soft_cap) - centsOf(firm);
  const cap = { cap: format.moneyShort(soft_cap), missing: format.moneyShort(missing > 0n ? missing : 0n) };
  if (status === 'CLOSED' && missing > 0n) return t('tokens:next.endedBelow', cap);
  switch (strategy) {
    case 'MANUAL':
      return t('tokens:next.manual');
    case 'AT_PURCHASE':
      return t(customization.modules.signature ? 'tokens:next.atPurchase' : 'tokens:next.atPurchaseUnsigned');
    case 'AT_SOFT_CAP':
      return t(missing > 0n ? 'tokens:next.atSoftCap' : 'tokens:next.softCapReached', cap);
    case 'AT_CAMPAIGN_END': {
      if (missing > 0n)
        return ends
          ? t('tokens:next.atEndBelow', { ...cap, date: format.date(ends) })
          : t('tokens:next.atEndBelowOpen', cap);
      if (status === 'CLOSED') return t('tokens:next.ended');
      return ends ? t('tokens:next.atEnd', { date: format.date(ends) }) : t('tokens:next.atEndOpen');
    }
  }
}
