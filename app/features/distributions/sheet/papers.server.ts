import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { addPaperForm, plainForm } from './distribution.form.ts';
import type { DistributionSheet } from './find-distribution.server.ts';

/** Papers for the holders: each to be opened, and what the reader may do with them. */
export function papersOf(visit: SignedInVisit, { documents, may }: DistributionSheet) {
  const { t, format, customization } = visit;
  return {
    rows: documents.map(({ id, file_id, name, added_at, by }) => ({
      id,
      name,
      href: fileAddress(file_id),
      by: t('distributions:papers.by', { name: by.name, date: format.date(added_at) }),
    })),
    mayAdd: may.add_papers,
    mayRemove: may.remove_papers,
    hint: t('distributions:papers.hint', { limit: customization.tenant.upload_limit_mb }),
    form: formOf(addPaperForm),
    remove: formOf(plainForm, visit),
  };
}
