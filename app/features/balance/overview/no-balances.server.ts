import type { Visit } from '#app/session/visit.ts';
import { methodName } from '#app/tenant/method-name.ts';
import { listedMethods } from '#domain/investment/listed-methods.ts';

/** What is said where no balances are kept: by which ways an order is paid here instead, in the tenant's order. */
export function noBalances(visit: Pick<Visit, 't' | 'customization'>): { title: string; text: string } {
  const { t, customization } = visit;
  const listed = listedMethods(customization.payment_methods, customization.modules);
  const ways = listed.map(({ method }) => methodName(visit, method)).join(' · ');
  return {
    title: t('balance:off.title', { tenant: customization.title }),
    text: [t('balance:off.text'), ways && t('balance:off.ways', { ways })].filter(Boolean).join(' '),
  };
}
