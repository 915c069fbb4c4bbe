import type { z } from 'zod';
import type { Problems, Section } from '#backend/modules/projects/section.ts';
import type { tokenFields } from '#contract/project-fields.ts';
import { offerProblems } from '#domain/issuance/offer-rules.ts';
import { leastForSale } from '#domain/issuance/oversubscription.ts';
import { priceOf, priceText } from '#domain/money/price.ts';
import { problem } from '#domain/validation/problem.ts';

/** Token and target: values that hang together, judged together. */
export const tokenSection: Section<z.output<typeof tokenFields>> = {
  name: 'token',
  read: ({ issuance }) => ({
    token_name: issuance.tokenName,
    token_symbol: issuance.tokenSymbol,
    price: priceText(priceOf(issuance.price)),
    tokens_for_sale: issuance.tokensForSale,
    soft_cap_tokens: issuance.softCapTokens,
    min_tokens: issuance.minTokens,
    max_tokens: issuance.maxTokens,
    minting_strategy: issuance.mintingStrategy,
    oversubscription: issuance.oversubscription,
  }),
  async check(values, { issuance }, { tenant }) {
    const { target, ...problems } = offerProblems(
      {
        price: priceOf(values.price),
        tokensForSale: values.tokens_for_sale,
        softCapTokens: values.soft_cap_tokens,
        minTokens: values.min_tokens,
        maxTokens: values.max_tokens,
      },
      { tokensTaken: leastForSale(issuance), isEuro: tenant.customization.currency.code === 'EUR' },
    );
    // The target is no field of the request: it is price times tokens.
    const found: Problems = target ? { tokens_for_sale: target, ...problems } : problems;
    const hasOrders = issuance.tokensTaken + issuance.tokensRequested > 0;
    if (hasOrders && values.oversubscription !== issuance.oversubscription)
      found.oversubscription = problem('validator.error_locked_orders');
    return found;
  },
  write: (values) => ({
    tokenName: values.token_name,
    tokenSymbol: values.token_symbol,
    price: values.price,
    tokensForSale: values.tokens_for_sale,
    softCapTokens: values.soft_cap_tokens,
    minTokens: values.min_tokens,
    maxTokens: values.max_tokens,
    mintingStrategy: values.minting_strategy,
    oversubscription: values.oversubscription,
  }),
};
