import { call } from '#app/api/call.server.ts';
import { RECORD } from '#app/lists/exported/record.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listRecordLines } from '#contract/supervision.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

/** Who holds a project's tokens, as its record-keeping body is told, each with what of it is not free: now, or at the end of a day that has been. */
export async function loadRecord(visit: SignedInVisit, id = '') {
  const { t, format, lang } = visit;
  const { asked, query } = RECORD.of(visit);
  const answer = await call(visit, listRecordLines, { params: { id }, query });
  const { issuance, of } = answer;
  const none = t('record:none');
  const unknown = t('record:unknown');
  return listScreen(visit, RECORD, {
    asked,
    answer,
    path: pathTo.manager.recordFile(issuance.id),
    exported: { about: issuance.id },
    crumbs: [
      { label: t('issuances:inside.back'), href: pathTo.manager.issuances },
      { label: localized(issuance.title, lang), href: pathTo.manager.issuance(issuance.id) },
      { label: t('issuances:investors.holders'), href: `${pathTo.manager.investors(issuance.id)}?view=holders` },
    ],
    about: [
      t('record:of', { issuer: of.issuer, number: of.issuer_number || unknown }),
      of.reference ? t('record:reference', { reference: of.reference }) : t('record:noReference'),
      t('record:readAt', { date: format.dateTime(of.at) }),
    ].join(' · '),
    empty: { icon: 'tokens', filtered: none, none },
    columns: {
      holder: { says: (row) => row.name, href: (row) => pathTo.manager.user(row.id), at: ['whole'] },
      number: { says: (row) => row.number || unknown, at: ['note'] },
      wallet: { as: 'code', says: (row) => row.wallet, at: ['wide', 'soft'] },
      since: { as: 'date', says: (row) => row.since, at: ['mid'] },
      kept: { as: 'tokens', says: (row) => row.kept || null, at: ['aside'] },
      tokens: { as: 'tokens', says: (row) => row.tokens, at: ['sum'] },
    },
  });
}
