import { formOf } from '#app/forms/form-of.server.ts';
import { sizeText } from '#app/i18n/size-text.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { dayIn } from '#domain/time/zone.ts';
import { asksIssueDay, neededDocuments, ownPaper, refusedDocuments } from '#domain/user/identity-documents.ts';
import { checkIssuedOn } from '#domain/validation/date.ts';
import { documentForm } from './document.form.ts';
import type { LegalInformation } from './personal-part.server.ts';

/** The documents asked for, each with what is there already and whether it is too old by now, or was refused. */
export function identityDocuments(visit: SignedInVisit, known: LegalInformation) {
  const { t, format, now, customization, lang } = visit;
  const today = dayIn(now, customization.tenant.time_zone);
  const named = { type: known.personal.id_type ?? null, number: known.personal.id_number ?? '' };
  const { causes, submitted_at } = known.kyc;
  const refused = refusedDocuments({
    causes,
    submittedAt: submitted_at ? new Date(submitted_at) : null,
    documents: known.documents.map(({ type, uploaded_at }) => ({ type, uploadedAt: new Date(uploaded_at) })),
  });
  return neededDocuments(known.legal_type, named).map((type) => {
    const held = known.documents.find((document) => document.type === type);
    const tooOld = held !== undefined && asksIssueDay(type) && checkIssuedOn(held.issued_on ?? '', today) !== null;
    // A passport's page has no other side to be told from.
    const words = type === 'IDENTITY_PROOF' && ownPaper(named).length === 1 ? 'IDENTITY_PAGE' : type;
    return {
      type,
      label: t(`onboarding:documents.${words}.label`),
      hint: t(`onboarding:documents.${words}.hint`),
      fileHint: t('onboarding:documents.fileHint', { limit: customization.tenant.upload_limit_mb }),
      asksIssueDay: asksIssueDay(type),
      form: formOf(documentForm(asksIssueDay(type), today)),
      held: held
        ? {
            name: held.name,
            href: fileAddress(held.file_id),
            size: sizeText(held.bytes, lang),
            uploaded: t('onboarding:documents.uploaded', { date: format.dateTime(held.uploaded_at) }),
            issued: held.issued_on ? t('onboarding:documents.issued', { date: format.date(held.issued_on) }) : null,
            issuedOn: held.issued_on ?? '',
          }
        : null,
      tooOld,
      refused: refused.includes(type),
    };
  });
}

export type IdentityDocument = ReturnType<typeof identityDocuments>[number];

/** Whether a document has still to be brought: it is missing, too old or was refused. */
function isWanted({ held, tooOld, refused }: IdentityDocument): boolean {
  return held === null || tooOld || refused;
}

/** What has still to be brought, by its names. */
export function missingLabels(documents: readonly IdentityDocument[]): string[] {
  return documents.filter(isWanted).map(({ label }) => label);
}
