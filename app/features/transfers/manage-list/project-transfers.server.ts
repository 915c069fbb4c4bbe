import { call } from '#app/api/call.server.ts';
import { TRANSFERS as LIST } from '#app/lists/exported/transfers.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listProjectTransfers } from '#contract/transfers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

/** Tokens of a project that went from one holder to another. */
export async function loadProjectTransfers(visit: SignedInVisit, id: string | undefined) {
  const { t, format, lang } = visit;
  const { asked, query } = LIST.of(visit);
  const params = { id: id ?? '' };
  const { data, meta, issuance } = await call(visit, listProjectTransfers, { params, query });
  return {
    head: pageHead(visit, { title: t('transfers:managed.title') }),
    count: t('transfers:managed.count', { count: meta.total, total: totalText(visit, meta) }),
    listHref: pathTo.manager.tokens,
    token: { label: localized(issuance.title, lang), href: pathTo.manager.token(issuance.id) },
    list: LIST.view(visit, asked, {
      path: pathTo.manager.tokenTransfers(issuance.id),
      meta,
      exported: { name: 'transfers', about: issuance.id },
    }),
    rows: data.map((each) => ({
      id: each.id,
      reference: each.reference,
      from: each.from.name || t('transfers:somebody'),
      fromHref: pathTo.manager.user(each.from.id),
      to: each.to.name || t('transfers:somebody'),
      toHref: pathTo.manager.user(each.to.id),
      kind: t(`transfers:kinds.${each.kind}`),
      tokens: `${format.tokens(each.tokens)} ${issuance.symbol}`,
      value: format.money(each.value),
      at: format.recent(each.at),
    })),
  };
}

export type ProjectTransfersData = Awaited<ReturnType<typeof loadProjectTransfers>>;
