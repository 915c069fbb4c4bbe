import type { Visit } from '#app/session/visit.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';

/** How a way to pay is called here. "Card" is enough for people; the terminal is named apart only where a tenant offers both kinds. */
export function methodName({ t, customization }: Pick<Visit, 't' | 'customization'>, method: PaymentMethod): string {
  const offers = (kind: PaymentMethod) => customization.payment_methods.some((offered) => offered.method === kind);
  const isPlainCard = method === 'CARD_TERMINAL' && !offers('CARD');
  return t(`statuses:method.${isPlainCard ? 'CARD' : method}`);
}
