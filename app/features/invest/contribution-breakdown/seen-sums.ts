import { PAYMENT_METHODS, type PaymentMethod } from '#domain/investment/status.ts';

interface Sum {
  method: PaymentMethod;
  to_pay: string;
}

/** The sums that a page shows, as one hidden field: "BANK_TRANSFER=1202.00 CARD=1216.80". */
export function seenText(sums: readonly Sum[]): string {
  return sums.map(({ method, to_pay }) => `${method}=${to_pay}`).join(' ');
}

/** The sum that was shown for a method, as a decimal text; null where the text shows none. */
export function seenSum(text: string, method: PaymentMethod): string | null {
  const pairs = text.split(' ').map((pair) => pair.split('='));
  const sum = pairs.find(([name]) => name === method && PAYMENT_METHODS.includes(method))?.[1];
  return sum !== undefined && /^\d{1,15}\.\d{2}$/.test(sum) ? sum : null;
}
