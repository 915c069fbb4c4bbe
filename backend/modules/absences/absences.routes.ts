import type { Served } from '#backend/http/serve.ts';
import { endAbsenceRoute } from './end-absence.ts';
import { noteAbsenceRoute } from './note-absence.ts';
import { listAbsencesRoute } from './read-absences.ts';

/** Everything of contract/absences.ts. */
export const absencesRoutes: readonly Served[] = [listAbsencesRoute, noteAbsenceRoute, endAbsenceRoute];
