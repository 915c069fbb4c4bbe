import type { SignedInVisit } from '#app/session/visit.ts';
import { DOCUMENT_TYPES } from '#contract/onboarding.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { LegalType } from '#domain/user/status.ts';
import { checkIssuedOn } from '#domain/validation/date.ts';
import type { LegalInformation } from '../account-information/personal-part.server.ts';

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A person's own document alone, or a company's papers besides (specification, section 3). */
export function neededDocuments(legalType: LegalType | null): readonly DocumentType[] {
  return legalType === 'LEGAL_ENTITY' ? DOCUMENT_TYPES : ['IDENTITY_PROOF'];
}

/** Whether a document must name its day of issue: a company's papers, none older than 3 months. */
export function asksIssueDay(type: DocumentType): boolean {
  return type !== 'IDENTITY_PROOF';
}

/** The documents asked for, each with what is there already and whether it is too old by now. */
export function identityDocuments(visit: SignedInVisit, known: LegalInformation) {
  const { t, format, now, customization } = visit;
  const today = dayIn(now, customization.tenant.time_zone);
  return neededDocuments(known.legal_type).map((type) => {
    const held = known.documents.find((document) => document.type === type);
    const tooOld = held !== undefined && asksIssueDay(type) && checkIssuedOn(held.issued_on ?? '', today) !== null;
    return {
      type,
      label: t(`onboarding:documents.${type}.label`),
      hint: t(`onboarding:documents.${type}.hint`),
      fileHint: t('onboarding:documents.fileHint', { limit: customization.tenant.upload_limit_mb }),
      asksIssueDay: asksIssueDay(type),
      latestDay: today,
      held: held
        ? {
            name: held.name,
            uploaded: t('onboarding:documents.uploaded', { date: format.dateTime(held.uploaded_at) }),
            issued: held.issued_on ? t('onboarding:documents.issued', { date: format.date(held.issued_on) }) : null,
            issuedOn: held.issued_on ?? '',
          }
        : null,
      tooOld,
    };
  });
}

export type IdentityDocument = ReturnType<typeof identityDocuments>[number];

/** What has still to be brought, by its names. */
export function missingLabels(documents: readonly IdentityDocument[]): string[] {
  return documents.filter(({ held, tooOld }) => held === null || tooOld).map(({ label }) => label);
}
