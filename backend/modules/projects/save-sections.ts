import { serve } from '#backend/http/serve.ts';
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
import { saveSection } from './save-section.ts';
import { calendarSection } from './sections/calendar.ts';
import { cardSection } from './sections/card.ts';
import { documentsSection } from './sections/documents.ts';
import { imagesSection } from './sections/images.ts';
import { issuerSection } from './sections/issuer.ts';
import { returnSection } from './sections/return.ts';
import { teamSection } from './sections/team.ts';
import { textsSection } from './sections/texts.ts';
import { tokenSection } from './sections/token.ts';

/** The nine savings; each refuses what `saveSection` says. */
export const saveSectionRoutes = [
  serve(saveProjectCard, (call, { params, body }) => saveSection(call, params.id, cardSection, body)),
  serve(saveProjectIssuer, (call, { params, body }) => saveSection(call, params.id, issuerSection, body)),
  serve(saveProjectToken, (call, { params, body }) => saveSection(call, params.id, tokenSection, body)),
  serve(saveProjectCalendar, (call, { params, body }) => saveSection(call, params.id, calendarSection, body)),
  serve(saveProjectReturn, (call, { params, body }) => saveSection(call, params.id, returnSection, body)),
  serve(saveProjectImages, (call, { params, body }) => saveSection(call, params.id, imagesSection, body)),
  serve(saveProjectTexts, (call, { params, body }) => saveSection(call, params.id, textsSection, body)),
  serve(saveProjectDocuments, (call, { params, body }) => saveSection(call, params.id, documentsSection, body)),
  serve(saveProjectTeam, (call, { params, body }) => saveSection(call, params.id, teamSection, body)),
];
