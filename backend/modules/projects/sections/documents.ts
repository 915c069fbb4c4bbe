import type { z } from 'zod';
import { changeDocuments, deleteDocuments } from '#backend/modules/projects/documents.repository.ts';
import { dropVersions } from '#backend/modules/projects/drop-versions.ts';
import type { DocumentRow } from '#backend/modules/projects/projects.repository.ts';
import { inBoth, type Section } from '#backend/modules/projects/section.ts';
import type { documentsFields } from '#contract/project-fields.ts';
import { DOCUMENT_KINDS } from '#domain/issuance/project-sections.ts';
import { type Day, dayIn, endOfDay } from '#domain/time/zone.ts';
import { problem } from '#domain/validation/problem.ts';

/** What each document is called, who may open it and until when. A new one, and another version of one, come by their upload. */
export const documentsSection: Section<z.output<typeof documentsFields>> = {
  name: 'documents',
  read: ({ documents }, { tenant }) => ({
    documents: documents.map((document) => presentDocument(document, tenant.customization.tenant.time_zone)),
    removed: [],
  }),
  merged(values, parts, { tenant }) {
    const zone = tenant.customization.tenant.time_zone;
    const known = new Set(parts.documents.map(({ id }) => id));
    const gone = new Set(values.removed);
    const named = new Map(values.documents.map((document) => [document.id, document]));
    const rest = parts.documents.filter(({ id }) => !named.has(id)).map((document) => presentDocument(document, zone));
    return {
      documents: [...named.values(), ...rest].filter(({ id }) => !gone.has(id)),
      removed: values.removed.filter((id) => known.has(id)),
    };
  },
  async check({ documents }, parts) {
    const known = new Set(parts.documents.map(({ id }) => id));
    return documents.some(({ id }) => !known.has(id)) ? { documents: problem('validator.error_option') } : {};
  },
  write: () => ({}),
  async writeBeside({ documents, removed }, parts, call) {
    const { tx, tenant } = call;
    const { id: issuanceId, status } = parts.issuance;
    const zone = tenant.customization.tenant.time_zone;
    const rows = documents.map(({ expires_on, ...document }) => {
      const before = parts.documents.find(({ id }) => id === document.id)?.expiresAt ?? null;
      const isSame = (before && dayIn(before, zone)) === expires_on;
      return { ...document, expiresAt: isSame ? before : endOf(expires_on, zone) };
    });
    await changeDocuments(tx, tenant.id, issuanceId, rows);
    await deleteDocuments(tx, tenant.id, issuanceId, removed);
    // What people may have read is kept for the platform; a draft's paper nobody has read.
    if (status === 'DRAFT') await dropVersions(call, issuanceId, removed);
  },
};

/** A document without its bytes. */
function presentDocument({ id, title, kind, access, expiresAt }: DocumentRow, zone: string) {
  return {
    id,
    title: inBoth(title),
    kind: DOCUMENT_KINDS.find((known) => known === kind) ?? ('report' as const),
    access,
    expires_on: expiresAt && dayIn(expiresAt, zone),
  };
}

const endOf = (day: Day | null, zone: string) => (day === null ? null : endOfDay(day, zone));
