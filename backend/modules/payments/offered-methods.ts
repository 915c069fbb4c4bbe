import type { Deps } from '#backend/deps.ts';
import type { PaymentAdapter } from '#backend/modules/payment-records/payment-adapter.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { Work } from '#backend/work.ts';
import { listedMethods } from '#domain/investment/listed-methods.ts';
import { type Breakdown, breakDown } from '#domain/investment/payment-breakdown.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import { methodFeeOf, feeTermsOf as termsOf } from '#domain/money/method-fee.ts';
import { centsOf } from '#domain/money/money.ts';
import { priceOf } from '#domain/money/price.ts';
import { bankTransfer } from './bank-transfer.ts';

type Methods = Pick<Deps, 'config' | 'providers'>;

/** A method that a tenant offers, with what it costs. */
interface OfferedMethod {
  method: PaymentMethod;
  /** Null: the balance alone, which needs nobody to bring money. */
  adapter: PaymentAdapter | null;
  feeFixed: string;
  feePercent: string;
  limit?: string;
}

/**
 * What a tenant offers, in its order; the balance comes last and only where `extras.payWithBalance` is on. A tenant may list more than works here:
 * a method is offered once it has an adapter.
 */
export function offeredMethods({ tenant, deps }: Pick<Work, 'tenant'> & { deps: Methods }): OfferedMethod[] {
  const adapters: readonly PaymentAdapter[] = [bankTransfer, ...deps.providers.payments];
  const { payment_methods, extras, modules } = tenant.customization;
  const listed = listedMethods(payment_methods, modules);
  const offered: OfferedMethod[] = listed.flatMap(({ method, fee_fixed, fee_percent, limit }) => {
    const adapter = adapters.find((each) => each.method === method);
    return adapter?.isReady(tenant, deps.config)
      ? [{ method, adapter, feeFixed: fee_fixed, feePercent: fee_percent, limit }]
      : [];
  });
  return extras.payWithBalance
    ? [...offered, { method: 'BALANCE', adapter: null, feeFixed: '0.00', feePercent: '0' }]
    : offered;
}

/** What a method's fee is made of, as the answer tells it; nothing where the tenant takes no fee. */
export function feeTermsOf({ feeFixed, feePercent }: OfferedMethod, tenant: CallTenant) {
  return termsOf({ fee_fixed: feeFixed, fee_percent: feePercent }, tenant.customization.extras.investmentFee);
}

/** An order's cost by one method. `balanceCents` is what may be applied. */
export function costBy(
  offered: OfferedMethod,
  order: { tokens: number; price: string },
  balanceCents: bigint,
  tenant: CallTenant,
): Breakdown {
  const { method, feeFixed, feePercent, limit } = offered;
  return breakDown({
    tokens: order.tokens,
    price: priceOf(order.price),
    balanceCents,
    method,
    fee: methodFeeOf({ fee_fixed: feeFixed, fee_percent: feePercent }, tenant.customization.extras.investmentFee),
    limitCents: limit === undefined ? null : centsOf(limit),
  });
}
