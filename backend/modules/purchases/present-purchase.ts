import type { PurchaseJson } from '#contract/purchases.ts';
import { moneyText } from '#domain/money/money.ts';
import { priceOf, priceText } from '#domain/money/price.ts';
import type { PurchaseRow } from './purchases.repository.ts';

export function presentPurchase(row: PurchaseRow): PurchaseJson {
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    issuance: { id: row.issuanceId, title: row.title, symbol: row.symbol },
    at: row.at.toISOString(),
    tokens: row.tokens,
    price: priceText(priceOf(row.price)),
    amount: moneyText(row.amountCents),
    fee: moneyText(row.feeCents),
    total: moneyText(row.amountCents + row.feeCents),
    method: row.method,
    delivered: row.delivered,
  };
}
