import {
  calendarFields,
  cardFields,
  documentsFields,
  imagesFields,
  issuerFields,
  returnFields,
  teamFields,
  textsFields,
  tokenFields,
} from '#contract/project-fields.ts';
import {
  saveProjectCalendar,
  saveProjectCard,
  saveProjectDocuments,
  saveProjectImages,
  saveProjectIssuer,
  saveProjectReturn,
  saveProjectTeam,
  saveProjectTexts,
  saveProjectToken,
} from '#contract/projects.ts';
import { PROJECT_SECTIONS, type ProjectSection } from '#domain/issuance/project-sections.ts';

/** What each section holds, and the call that saves it. */
export const SECTIONS = {
  card: { fields: cardFields, save: saveProjectCard },
  issuer: { fields: issuerFields, save: saveProjectIssuer },
  token: { fields: tokenFields, save: saveProjectToken },
  calendar: { fields: calendarFields, save: saveProjectCalendar },
  return: { fields: returnFields, save: saveProjectReturn },
  images: { fields: imagesFields.omit({ removed: true }), save: saveProjectImages },
  texts: { fields: textsFields, save: saveProjectTexts },
  documents: { fields: documentsFields.omit({ removed: true }), save: saveProjectDocuments },
  team: { fields: teamFields, save: saveProjectTeam },
} as const satisfies Record<ProjectSection, object>;

/** The section that an address names (`?section=token`), the first one where it names none. */
export function sectionIn(url: URL): ProjectSection {
  return PROJECT_SECTIONS.find((section) => section === url.searchParams.get('section')) ?? 'card';
}

/** The one after it, null behind the last. */
export function sectionAfter(section: ProjectSection): ProjectSection | null {
  return PROJECT_SECTIONS[PROJECT_SECTIONS.indexOf(section) + 1] ?? null;
}
