import type { Served } from '#backend/http/serve.ts';
import { createProjectRoute } from './create-project.ts';
import { getProjectRoute } from './get-project.ts';
import { listIssuersRoute } from './list-issuers.ts';
import { saveSectionRoutes } from './save-sections.ts';

/** Everything of contract/projects.ts. */
export const projectsRoutes: readonly Served[] = [
  getProjectRoute,
  listIssuersRoute,
  createProjectRoute,
  ...saveSectionRoutes,
];
