import type { Visit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { wholeTokens } from '#domain/issuance/offer-rules.ts';
import { centsOf } from '#domain/money/money.ts';
import { priceOf } from '#domain/money/price.ts';

/** Of what is offered, what a line about it says. */
type Offered = Pick<
  IssuancePage,
  'oversubscription' | 'tokens_for_sale' | 'tokens_taken' | 'tokens_requested' | 'raised'
> & {
  token: Pick<IssuancePage['token'], 'price'>;
};

/**
 * How many tokens are left, and how many more are held by orders whose money is not in: the sum raised does not count them, and beside it the
 * tokens left would seem too few. Of a pro rata offer, how many are asked for.
 */
export function tokensLeftFacts({ t, format }: Pick<Visit, 't' | 'format'>, page: Offered): string[] {
  const { tokens_for_sale: total, tokens_taken: taken, tokens_requested: requested } = page;
  if (page.oversubscription === 'PRO_RATA')
    return [
      t('issuances:box.tokensRequested', {
        count: total,
        tokens: format.tokens(requested),
        total: format.tokens(total),
      }),
    ];
  const left = Math.max(0, total - taken);
  const paid = wholeTokens(centsOf(page.raised), priceOf(page.token.price));
  const held = paid.ok ? taken - paid.value : 0;
  return [
    t('issuances:box.tokensLeft', { count: left, tokens: format.tokens(left) }),
    ...(held > 0 ? [t('issuances:box.tokensHeld', { count: held, tokens: format.tokens(held) })] : []),
  ];
}
