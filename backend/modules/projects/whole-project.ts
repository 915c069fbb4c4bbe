import type { SignedInCall } from '#backend/http/call.ts';
import { missingIn } from '#domain/issuance/project-sections.ts';
import type { ProjectParts } from './projects.repository.ts';
import { calendarSection } from './sections/calendar.ts';
import { cardSection } from './sections/card.ts';
import { documentsSection } from './sections/documents.ts';
import { imagesSection } from './sections/images.ts';
import { issuerSection } from './sections/issuer.ts';
import { returnSection } from './sections/return.ts';
import { teamSection } from './sections/team.ts';
import { textsSection } from './sections/texts.ts';
import { tokenSection } from './sections/token.ts';

/** A project section by section, as it is saved, its documents with their files, and all that is missing. */
export function wholeProject(parts: ProjectParts, hasSheet: boolean, call: SignedInCall) {
  const { now } = call;
  const sections = {
    card: cardSection.read(parts, call),
    issuer: issuerSection.read(parts, call),
    token: tokenSection.read(parts, call),
    calendar: calendarSection.read(parts, call),
    return: returnSection.read(parts, call),
    images: imagesSection.read(parts, call),
    texts: textsSection.read(parts, call),
    documents: documentsSection.read(parts, call),
    team: teamSection.read(parts, call),
  };
  const documents = sections.documents.documents.map((document, at) => {
    const row = parts.documents[at];
    const expired = row?.expiresAt != null && row.expiresAt <= now;
    return { ...document, expired, bytes: row?.bytes ?? 0, file_id: row?.fileId ?? null };
  });
  const missing = missingIn({
    productType: parts.issuance.productType,
    ...sections,
    pictures: sections.images.pictures,
    documents,
    team: sections.team.team,
    hasSheet,
  });
  return { sections, documents, missing };
}
