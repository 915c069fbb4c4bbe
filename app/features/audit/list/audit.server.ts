import { call } from '#app/api/call.server.ts';
import { AUDIT as LIST } from '#app/lists/exported/audit.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { type AuditRowJson, listAudit } from '#contract/audit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { detailsText } from '#domain/audit/details-text.ts';
import { subjectHref } from './subject-href.ts';

/** So many signs of a hash tell one link of the chain from another. */
const HASH_SIGNS = 12;

/** Who did what to what, newest first: read only, all of its state in the address. */
export async function loadAudit(visit: SignedInVisit) {
  const { t, url, format } = visit;
  const asked = LIST.read(url.searchParams);
  const { data, meta, anchored } = await call(visit, listAudit, { query: asked });
  return {
    head: pageHead(visit, { title: t('audit:title') }),
    about: anchored
      ? t('audit:anchored', {
          until: format.dateTime(anchored.until),
          number: format.tokens(anchored.seq),
          hash: anchored.hash.slice(0, HASH_SIGNS),
        })
      : t('audit:notAnchored'),
    registersHref: pathTo.manager.registers,
    list: LIST.view(visit, asked, { path: pathTo.manager.audit, meta, exported: { name: 'audit' } }),
    rows: data.map((row) => rowOf(visit, row)),
  };
}

export type AuditData = Awaited<ReturnType<typeof loadAudit>>;

/** An id says nothing to a reader: its beginning is enough to tell two apart, and the file has it whole. */
const RECORD_ID = /([0-9a-f]{8})-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

function rowOf({ t, format }: SignedInVisit, { id, at, action, by, behind, subject, details, ip }: AuditRowJson) {
  return {
    id,
    label: t(`history:action.${action}`, { defaultValue: action }),
    actionHref: `${pathTo.manager.audit}?action=${action}`,
    date: format.dateTime(at),
    who: by?.name ?? t('history:system'),
    whoHref: by && pathTo.manager.user(by.id),
    behind: behind ? t('history:behind', { name: behind.name }) : '',
    subject: subject && {
      label: `${t(`audit:subject.${subject.type}`, { defaultValue: subject.type })} ${subject.name ?? subject.id.slice(0, 8)}`,
      href: subjectHref(subject),
      auditHref: pathTo.manager.auditOf(subject.id),
    },
    details: [detailsText(details).replace(RECORD_ID, '$1…'), ip && t('audit:from', { ip })]
      .filter(Boolean)
      .join(' · '),
  };
}
