import type { z } from 'zod';
import type { SignedInCall } from '#backend/http/call.ts';
import type { Owed } from '#backend/modules/debts/owed-of.ts';
import { figuresOf } from '#backend/modules/projects/sections/return.ts';
import type { listTokens } from '#contract/tokens.ts';
import { closingOf } from '#domain/issuance/token-calendar.ts';
import { tokenFigures } from '#domain/issuance/token-figures.ts';
import { tokenLabel } from '#domain/issuance/token-label.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf, priceText } from '#domain/money/price.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { TokenRow } from './tokens.repository.ts';

type Row = z.input<typeof listTokens.answer>['data'][number];

const textOf = (cents: bigint | null) => (cents === null ? null : moneyText(cents));
const rateOf = (hundredths: bigint | null) => (hundredths === null ? null : Number(hundredths));

/**
 * A token with its figures, as of now by the tenant's calendar.
 * @param owed what is owed of the debts among the tokens, by their ids
 */
export function presentToken(row: TokenRow, { tenant, now }: Pick<SignedInCall, 'tenant' | 'now'>, owed: Owed): Row {
  const { time_zone: zone } = tenant.customization.tenant;
  const closed = closingOf(row);
  const price = priceOf(row.price);
  const supply = Number(row.supply);
  const figures = tokenFigures({
    productType: row.productType,
    tokensForSale: row.tokensForSale,
    supply,
    price,
    lastPrice: priceOf(row.lastPrice),
    finance: figuresOf(row.finance),
    expiresOn: row.expiresOn,
    closedOn: closed && dayIn(closed, zone),
    today: dayIn(now, zone),
    outstandingCents: owed.get(row.id)?.outstandingCents ?? null,
    capitalAhead: owed.get(row.id)?.ahead ?? null,
  });
  return {
    id: row.id,
    title: row.title,
    issuer_name: row.issuerName,
    name: row.name,
    symbol: row.symbol,
    product_type: row.productType,
    status: row.status,
    label: tokenLabel(row.status, {
      raisedCents: BigInt(row.raised),
      softCapCents: amountOf(row.softCapTokens, price),
    }),
    last_price: priceText(figures.lastPrice),
    asset_value: textOf(figures.assetValueCents),
    max_supply: figures.maxSupply,
    supply,
    market_cap: moneyText(figures.marketCapCents),
    equity_share: rateOf(figures.equityShare),
    outstanding_debt: textOf(figures.outstandingDebtCents),
    maturity: figures.maturity,
    interest: rateOf(figures.interest),
    coupons: figures.coupons,
    face_price: figures.facePrice && priceText(figures.facePrice),
    maturity_rate: rateOf(figures.maturityRate),
    next_coupon: figures.nextCoupon,
  };
}
