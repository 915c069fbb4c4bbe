import { AURORA_PROJECTS } from './aurora/projects.ts';
import { CUMBRE_PROJECTS } from './cumbre/projects.ts';
import { LADRILLO_PROJECTS } from './ladrillo/projects.ts';
import type { ProjectContent } from './project-content.ts';

/** The demo projects of every tenant, by the tenant's name; the ones that an investor can act on come first. */
export const PROJECTS: Readonly<Record<string, readonly ProjectContent[]>> = {
  aurora: AURORA_PROJECTS,
  ladrillo: LADRILLO_PROJECTS,
  cumbre: CUMBRE_PROJECTS,
};
