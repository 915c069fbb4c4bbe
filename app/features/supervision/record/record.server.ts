import { call } from '#app/api/call.server.ts';
import { RECORD as LIST } from '#app/lists/exported/record.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listRecordLines } from '#contract/supervision.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

/** Who holds a project's tokens, as its record-keeping body is told: now, or at the end of a day that has been. */
export async function loadRecord(visit: SignedInVisit, id = '') {
  const { t, url, format, lang } = visit;
  const asked = LIST.read(url.searchParams);
  const { data, meta, issuance, of } = await call(visit, listRecordLines, { params: { id }, query: asked });
  return {
    head: pageHead(visit, { title: t('record:title') }),
    count: t('record:count', { count: meta.total, total: totalText(visit, meta) }),
    issuancesHref: pathTo.manager.issuances,
    project: { label: localized(issuance.title, lang), href: pathTo.manager.issuance(issuance.id) },
    holders: { label: t('issuances:investors.holders'), href: `${pathTo.manager.investors(issuance.id)}?view=holders` },
    about: [
      t('record:of', { issuer: of.issuer, number: of.issuer_number || t('record:unknown') }),
      of.reference ? t('record:reference', { reference: of.reference }) : t('record:noReference'),
      t('record:readAt', { date: format.dateTime(of.at) }),
    ].join(' · '),
    list: LIST.view(visit, asked, {
      path: pathTo.manager.recordFile(issuance.id),
      meta,
      exported: { name: 'record', about: issuance.id },
    }),
    rows: data.map((row) => ({
      id: row.id,
      name: row.name,
      href: pathTo.manager.user(row.id),
      number: row.number || t('record:unknown'),
      wallet: row.wallet ?? '',
      tokens: format.tokens(row.tokens),
      kept: row.kept === 0 ? '' : format.tokens(row.kept),
      since: format.date(row.since),
    })),
  };
}

export type RecordData = Awaited<ReturnType<typeof loadRecord>>;
