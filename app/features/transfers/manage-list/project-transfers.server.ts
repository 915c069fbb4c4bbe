import { call } from '#app/api/call.server.ts';
import { TRANSFERS } from '#app/lists/exported/transfers.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listProjectTransfers } from '#contract/transfers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

/** Who gave tokens of a project to whom, for managers. */
export async function loadProjectTransfers(visit: SignedInVisit, id = '') {
  const { t, format, lang } = visit;
  const { asked, query } = TRANSFERS.of(visit);
  const answer = await call(visit, listProjectTransfers, { params: { id }, query });
  const { issuance } = answer;
  const somebody = t('transfers:somebody');
  return listScreen(visit, TRANSFERS, {
    asked,
    answer,
    path: pathTo.manager.tokenTransfers(issuance.id),
    exported: { about: issuance.id },
    title: t('transfers:managed.title'),
    crumbs: [
      { label: t('tokens:list.title'), href: pathTo.manager.tokens },
      { label: localized(issuance.title, lang), href: pathTo.manager.token(issuance.id) },
    ],
    empty: { icon: 'tokens', filtered: t('transfers:managed.filtered'), none: t('transfers:managed.none') },
    columns: {
      from: {
        says: ({ from }) => from.name || somebody,
        href: ({ from }) => pathTo.manager.user(from.id),
        header: t('transfers:managed.from'),
      },
      to: {
        says: ({ to }) => to.name || somebody,
        href: ({ to }) => pathTo.manager.user(to.id),
        header: t('transfers:managed.to'),
        at: ['note'],
      },
      reference: { says: (row) => row.reference, header: t('transfers:reference'), at: ['mid'] },
      kind: { says: (row) => t(`transfers:kinds.${row.kind}`), header: t('transfers:managed.kind'), at: ['aside'] },
      at: { as: 'recent', says: (row) => row.at, header: t('transfers:date'), at: ['start', 'mid'] },
      value: { as: 'money', says: (row) => row.value, header: t('transfers:managed.value'), at: ['mid'] },
      tokens: {
        says: ({ tokens }) => `${format.tokens(tokens)} ${issuance.symbol}`,
        header: t('transfers:tokens'),
        at: ['end', 'sum'],
      },
    },
  });
}
