import type { Visit } from '#app/session/visit.ts';
import { methodName } from '#app/tenant/method-name.ts';
import { listedMethods } from '#domain/investment/listed-methods.ts';
import { feeTermsOf } from '#domain/money/method-fee.ts';
import { centsOf } from '#domain/money/money.ts';

/** What the tenant asks of an investor, in its own order; what it does not ask is not said. */
export function askedOf({ t, customization }: Visit): string[] {
  const { flows, modules, hide } = customization;
  return flows.onboarding
    .filter((step) => step !== 'INVEST')
    .filter((step) => step !== 'KYC' || modules.kyc)
    .filter((step) => step !== 'TYPE_OF_INVESTMENT' || !hide.legalTypeInvestor)
    .filter((step) => step !== 'USER_ADDITIONAL_DATA' || !hide.extraFields)
    .map((step) => t(`front:how.asked.${step}`));
}

/** The ways to pay in the tenant's order, each with what it costs. */
export function payingOf(visit: Visit): { name: string; about: string }[] {
  const { t, format, customization } = visit;
  const listed = listedMethods(customization.payment_methods, customization.modules);
  const ways = listed.map(({ method, limit, ...terms }) => {
    const { fee_fixed: fixed, fee_percent: percent } = feeTermsOf(terms, customization.extras.investmentFee);
    const parts = [
      ...(centsOf(fixed) > 0n ? [format.money(fixed)] : []),
      ...(Number(percent) > 0 ? [format.percent(percent)] : []),
    ];
    return {
      name: methodName(visit, method),
      about: [
        t(`invest:method.about.${method}`),
        parts.length > 0 ? t('front:how.pay.fee', { fee: parts.join(' + ') }) : t('front:how.pay.free'),
        limit ? t('front:how.pay.limit', { limit: format.moneyShort(limit) }) : '',
      ]
        .filter(Boolean)
        .join(' '),
    };
  });
  const balance = { name: methodName(visit, 'BALANCE'), about: t('invest:method.about.BALANCE') };
  return customization.extras.payWithBalance ? [...ways, balance] : ways;
}
