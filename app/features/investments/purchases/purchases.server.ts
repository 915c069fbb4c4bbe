import { call } from '#app/api/call.server.ts';
import { pagingOf, placeOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listPurchases } from '#contract/purchases.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

const PER_PAGE = 20;

/** What the investor has bought and paid for, newest first, each with its receipt. */
export async function loadPurchases(visit: SignedInVisit) {
  const { t, url, format, lang } = visit;
  const query = { ...placeOf(url.searchParams), per_page: PER_PAGE };
  const { data, meta } = await call(visit, listPurchases, { query });
  return {
    head: pageHead(visit, { title: t('investments:purchases.title') }),
    crumbs: [
      { label: t('investments:title'), href: pathTo.user.investments },
      { label: t('investments:purchases.title') },
    ],
    rows: data.map(({ id, kind, reference, issuance, at, tokens, price, total, delivered }) => ({
      id,
      href: pathTo.user.purchase(id),
      title: localized(issuance.title, lang),
      note: `${reference} · ${format.date(at)}`,
      kind: t(`investments:purchases.kind.${kind}`),
      tokens: format.tokens(tokens),
      price: format.price(price),
      total: format.money(total),
      status: delivered
        ? { tone: 'positive' as const, label: t('investments:purchases.delivered') }
        : { tone: 'progress' as const, label: t('investments:purchases.waiting') },
    })),
    paging: pagingOf(visit, pathTo.user.purchases, meta),
  };
}

export type PurchasesData = Awaited<ReturnType<typeof loadPurchases>>;
