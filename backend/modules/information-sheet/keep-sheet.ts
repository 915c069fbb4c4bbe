import { keepBytes } from '#backend/files/keep-file.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import { tenantLogo } from '#backend/modules/signing/tenant-logo.ts';
import type { Work } from '#backend/work.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { SheetText } from './printed-sheet.ts';
import type { DrawnSheet } from './sheet-pdf.ts';
import { insertVersion } from './sheets.repository.ts';

export type InBoth<T> = Record<Language, T>;

/** Draws both papers, in a worker. To be asked with no transaction open. */
export async function drawSheet(
  { tenant, deps, now: at }: Pick<Work, 'tenant' | 'deps' | 'now'>,
  text: InBoth<SheetText>,
): Promise<InBoth<DrawnSheet>> {
  const { look, image } = tenant.customization;
  const printed = { tenantName: tenantNameOf(tenant), accent: look.accent, logo: await tenantLogo(image.logo) };
  const draw = (lang: Language) => deps.workers.run(tenant.id, 'sheetPdf', { text: text[lang], look: printed, at });
  // One after the other: the second finds the fonts of the first one's thread open, which is most of the time.
  const es = await draw('es');
  return { es, en: await draw('en') };
}

/** Keeps both papers, for their issuer and the managers alone, and the version that waits for a decision. */
export async function keepVersion(
  work: Work,
  issuance: IssuanceRow,
  { number, text, papers, by }: { number: number; text: InBoth<SheetText>; papers: InBoth<DrawnSheet>; by: string },
): Promise<void> {
  const keep = (lang: Language) =>
    keepBytes(work, papers[lang].content, {
      kind: 'issuance_document',
      access: 'owner',
      ownerUserId: issuance.issuerUserId,
      name: `${issuance.slug}-${lang === 'es' ? 'ficha' : 'kiis'}-v${number}-${lang}.pdf`,
      contentType: 'application/pdf',
    });
  const [es, en] = [await keep('es'), await keep('en')];
  await insertVersion(work.tx, {
    tenantId: work.tenant.id,
    issuanceId: issuance.id,
    number,
    state: 'SUBMITTED',
    content: text,
    termsVersion: issuance.termsVersion,
    fileEs: es.id,
    fileEn: en.id,
    bytesEs: es.bytes,
    bytesEn: en.bytes,
    pagesEs: papers.es.pages,
    pagesEn: papers.en.pages,
    submittedBy: by,
    submittedAt: work.now,
  });
}
