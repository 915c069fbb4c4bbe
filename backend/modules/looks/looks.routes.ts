import type { Served } from '#backend/http/serve.ts';
import { getLookRoute } from './get-look.ts';
import { getLookPictureRoute } from './get-picture.ts';
import { previewLookMailRoute } from './preview-mail.ts';
import { discardLookRoute, publishLookRoute, restoreLookRoute } from './publish.ts';
import { saveLookFlowsRoute } from './save-flows.ts';
import { saveLookSectionRoute } from './save-section.ts';
import { saveLookTextRoute } from './save-text.ts';
import { uploadLookPictureRoute } from './upload-picture.ts';
import { getLookVersionRoute, listLookVersionsRoute } from './versions.ts';

/** Everything of contract/look.ts and contract/look-pictures.ts. */
export const looksRoutes: readonly Served[] = [
  getLookRoute,
  saveLookSectionRoute,
  saveLookFlowsRoute,
  saveLookTextRoute,
  uploadLookPictureRoute,
  getLookPictureRoute,
  previewLookMailRoute,
  discardLookRoute,
  publishLookRoute,
  listLookVersionsRoute,
  getLookVersionRoute,
  restoreLookRoute,
];
