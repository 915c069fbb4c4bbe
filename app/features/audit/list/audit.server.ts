import { call } from '#app/api/call.server.ts';
import { AUDIT } from '#app/lists/exported/audit.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { type AuditRowJson, listAudit } from '#contract/audit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { factsText } from './facts.server.ts';
import { subjectHref } from './subject-href.ts';
import { wordOfAct } from './word-of-act.ts';

/** So many signs of a hash tell one link of the chain from another. */
const HASH_SIGNS = 12;

/** Who did what to what, newest first: each row leads to the same action, to the record and to the person. */
export async function loadAudit(visit: SignedInVisit) {
  const { t, format } = visit;
  const { asked, query } = AUDIT.of(visit);
  const answer = await call(visit, listAudit, { query });
  const { anchored } = answer;
  return listScreen(visit, AUDIT, {
    asked,
    answer,
    path: pathTo.manager.audit,
    about: anchored
      ? t('audit:anchored', {
          until: format.dateTime(anchored.until),
          number: format.tokens(anchored.seq),
          hash: anchored.hash.slice(0, HASH_SIGNS),
        })
      : t('audit:notAnchored'),
    acts: [
      { href: pathTo.manager.legitimations, label: t('audit:legitimations') },
      { href: pathTo.manager.registers, label: t('audit:registers') },
    ],
    empty: { icon: 'shield', filtered: t('audit:filtered'), none: t('audit:none') },
    columns: {
      action: {
        says: ({ action }) => t(wordOfAct(action), { defaultValue: action }),
        href: ({ action }) => `${pathTo.manager.audit}?action=${action}`,
      },
      by: {
        says: ({ by }) => by?.name ?? t('history:system'),
        href: ({ by }) => by && pathTo.manager.user(by.id),
        beside: ({ behind }) => behind && t('history:behind', { name: behind.name }),
        at: ['note', 'whole'],
      },
      subject: {
        says: ({ subject: of }) =>
          of && `${t(`audit:subject.${of.type}`, { defaultValue: of.type })} ${of.name ?? of.id.slice(0, 8)}`,
        href: ({ subject: of }) => of && (subjectHref(of) ?? pathTo.manager.auditOf(of.id)),
        at: ['under', 'whole'],
      },
      details: { says: (row) => detailsOf(visit, row, answer.named ?? {}), at: ['wide', 'soft', 'whole'] },
      date: { as: 'dateTime', says: (row) => row.at, header: t('audit:column.at'), at: ['aside', 'soft'] },
    },
  });
}

/** The id of what has no name says nothing to a reader: its beginning is enough to tell two apart, and the file has it whole. */
const RECORD_ID = /([0-9a-f]{8})-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

function detailsOf(
  visit: SignedInVisit,
  { action, details, ip }: AuditRowJson,
  named: Readonly<Record<string, string>>,
): string {
  const { t } = visit;
  return [factsText(visit, action, details, named).replace(RECORD_ID, '$1…'), ip && t('audit:from', { ip })]
    .filter(Boolean)
    .join(' · ');
}
