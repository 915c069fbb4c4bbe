import type { Visit } from '#app/session/visit.ts';
import type { IssuanceCard } from '#contract/issuance.ts';

/** A labelled figure of an offer. */
export interface Term {
  label: string;
  value: string;
  /** A second, soft line. */
  note?: string;
}

/** What the token is called, how long it lives and how long the campaign lasts; what is not known is left out. */
export function tokenTerms({ t, format }: Visit, { token, campaign_days: days }: IssuanceCard): Term[] {
  return [
    { label: t('issuances:page.tokenName'), value: token.symbol, note: token.name },
    ...(token.expires_on ? [{ label: t('issuances:page.tokenExpires'), value: format.date(token.expires_on) }] : []),
    ...(days
      ? [
          {
            label: t('issuances:page.duration'),
            value: t('issuances:page.durationValue', { count: days, days: format.tokens(days) }),
          },
        ]
      : []),
  ];
}

/** Said where the tenant pays no returns itself (`modules.payment_profit` off): an investor must know whom to expect them from. */
export function payoutTerms({ t, customization }: Visit): Term[] {
  if (customization.modules.payment_profit) return [];
  return [{ label: t('issuances:page.payouts'), value: t('issuances:page.payoutsByIssuer') }];
}
