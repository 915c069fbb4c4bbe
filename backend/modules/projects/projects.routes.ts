import type { Served } from '#backend/http/serve.ts';
import { askAddressesAgainRoute } from './ask-addresses-again.ts';
import { createProjectRoute } from './create-project.ts';
import { deleteProjectRoute, previewDeletionRoute } from './delete-project.ts';
import { getPictureRoute } from './get-picture.ts';
import { getProjectRoute } from './get-project.ts';
import { listIssuersRoute } from './list-issuers.ts';
import { saveSectionRoutes } from './save-sections.ts';
import { uploadDocumentRoute } from './upload-document.ts';
import { uploadPictureRoute } from './upload-picture.ts';

/** Everything of contract/projects.ts. */
export const projectsRoutes: readonly Served[] = [
  getProjectRoute,
  listIssuersRoute,
  createProjectRoute,
  previewDeletionRoute,
  deleteProjectRoute,
  uploadPictureRoute,
  uploadDocumentRoute,
  getPictureRoute,
  ...saveSectionRoutes,
  askAddressesAgainRoute,
];
