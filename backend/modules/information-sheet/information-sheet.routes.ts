import type { Served } from '#backend/http/serve.ts';
import { decideSheetRoute } from './decide-sheet.ts';
import { getInformationSheetRoute } from './get-sheet.ts';
import { saveSheetPartRoute } from './save-part.ts';
import { submitSheetRoute } from './submit-sheet.ts';

/** Everything of contract/information-sheet.ts. */
export const informationSheetRoutes: readonly Served[] = [
  getInformationSheetRoute,
  saveSheetPartRoute,
  submitSheetRoute,
  decideSheetRoute,
];
