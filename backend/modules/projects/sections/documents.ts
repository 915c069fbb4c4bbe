import type { z } from 'zod';
import { changeDocuments, type DocumentRow } from '#backend/modules/projects/projects.repository.ts';
import { inBoth, type Section } from '#backend/modules/projects/section.ts';
import type { documentsFields } from '#contract/project-fields.ts';
import { DOCUMENT_KINDS } from '#domain/issuance/project-sections.ts';
import { type Day, dayIn, endOfDay } from '#domain/time/zone.ts';
import { problem } from '#domain/validation/problem.ts';

/** What each document is called, who may open it and until when. One that is left out is taken away; a new one comes by its upload. */
export const documentsSection: Section<z.output<typeof documentsFields>> = {
  name: 'documents',
  read: ({ documents }, { tenant }) => ({
    documents: documents.map((document) => presentDocument(document, tenant.customization.tenant.time_zone)),
  }),
  async check({ documents }, parts) {
    const known = new Set(parts.documents.map(({ id }) => id));
    const named = new Set(documents.map(({ id }) => id));
    const isStrange = named.size !== documents.length || documents.some(({ id }) => !known.has(id));
    return isStrange ? { documents: problem('validator.error_option') } : {};
  },
  write: () => ({}),
  async writeBeside({ documents }, parts, { tx, tenant }) {
    const zone = tenant.customization.tenant.time_zone;
    const rows = documents.map(({ expires_on, ...document }) => {
      const before = parts.documents.find(({ id }) => id === document.id)?.expiresAt ?? null;
      const isSame = (before && dayIn(before, zone)) === expires_on;
      return { ...document, expiresAt: isSame ? before : endOf(expires_on, zone) };
    });
    await changeDocuments(tx, tenant.id, parts.issuance.id, rows);
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
