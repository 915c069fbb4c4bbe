import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { methodName } from '#app/tenant/method-name.ts';
import { getPurchase, type PurchaseJson } from '#contract/purchases.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

/** The receipt of one purchase: of an order, or of an agreement on the bulletin board. */
export async function loadPurchase(visit: SignedInVisit, id = '') {
  const { t, format, lang, customization } = visit;
  if (!isRecordId(id)) throw new Response(null, { status: 404 });
  const { data } = await call(visit, getPurchase, { params: { id } });
  const isOrder = data.kind === 'OFFER';
  const title = t('investments:purchases.receipt');
  const facts = [
    ['reference', data.reference],
    ['purchases.buyer', data.buyer],
    ['project', `${localized(data.issuance.title, lang)} · ${data.issuance.symbol}`],
    ['purchases.where', t(`investments:purchases.kind.${data.kind}`)],
    [isOrder ? 'purchases.when' : 'purchases.settled', format.deadline(data.at)],
    ['method', paidBy(visit, data)],
    ['status', t(`investments:purchases.${data.delivered ? 'delivered' : 'waiting'}`)],
  ] as const;
  const { legal_name, name, legal_address } = customization.tenant;
  return {
    head: pageHead(visit, { title: `${title} · ${data.reference}` }),
    title,
    crumbs: [
      { label: t('investments:title'), href: pathTo.user.investments },
      { label: t('investments:purchases.title'), href: pathTo.user.purchases },
      { label: data.reference },
    ],
    house: legal_name || name,
    address: legal_address,
    facts: facts.flatMap(([key, value]) => (value ? [{ label: t(`investments:${key}`), value }] : [])),
    lines: [
      {
        label: t('investments:purchases.line', {
          count: data.tokens,
          tokens: format.tokens(data.tokens),
          price: format.price(data.price),
        }),
        value: format.money(data.amount),
      },
      ...(centsOf(data.fee) > 0n ? [{ label: t('investments:fee'), value: format.money(data.fee) }] : []),
    ],
    total: { label: t('investments:total'), value: format.money(data.total) },
    papers: isOrder
      ? [
          { name: t('investments:purchases.order'), href: pathTo.user.investment(id) },
          { name: t('investments:purchases.record'), href: pathTo.user.record(id) },
        ]
      : [],
  };
}

export type PurchaseData = Awaited<ReturnType<typeof loadPurchase>>;

/** How it was paid; on the board from one balance to the other, or between the two people. */
function paidBy(visit: SignedInVisit, { kind, method }: PurchaseJson): string {
  if (method === null) return '';
  if (method === 'OUTSIDE') return visit.t('investments:purchases.outside');
  return kind === 'BOARD' ? visit.t('investments:purchases.byBalance') : methodName(visit, method);
}
