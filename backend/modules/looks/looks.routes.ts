import type { Served } from '#backend/http/serve.ts';
import { getLookRoute } from './get-look.ts';
import { discardLookRoute, publishLookRoute, restoreLookRoute } from './publish.ts';
import { saveLookSectionRoute } from './save-section.ts';
import { saveLookTextRoute } from './save-text.ts';
import { getLookVersionRoute, listLookVersionsRoute } from './versions.ts';

/** Everything of contract/look.ts. */
export const looksRoutes: readonly Served[] = [
  getLookRoute,
  saveLookSectionRoute,
  saveLookTextRoute,
  discardLookRoute,
  publishLookRoute,
  listLookVersionsRoute,
  getLookVersionRoute,
  restoreLookRoute,
];
