import { style, styleVariants } from '@vanilla-extract/css';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/investment/status.ts';

const METHODS = Object.fromEntries(PAYMENT_METHODS.map((method) => [method, method])) as Record<
  PaymentMethod,
  PaymentMethod
>;

/** The sum of one method: in sight while that method is the chosen one. A browser that cannot tell shows them all, each under its own name. */
export const sumOf = styleVariants(METHODS, (method) => ({
  '@supports': {
    'selector(:has(*))': { selectors: { [`form:not(:has(input[value="${method}"]:checked)) &`]: { display: 'none' } } },
  },
}));

/** The button's words while that method is the chosen one: they say where it leads. */
export const wordsOf = styleVariants(METHODS, (method) => ({
  display: 'none',
  selectors: { [`form:has(input[value="${method}"]:checked) &`]: { display: 'inline' } },
}));
/** Where a browser cannot tell which one is chosen. */
export const plainWords = style({ '@supports': { 'selector(:has(*))': { display: 'none' } } });
