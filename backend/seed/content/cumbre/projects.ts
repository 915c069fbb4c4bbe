import type { ProjectContent } from '../project-content.ts';
import { agrosonda } from './agrosonda.ts';
import { algazul } from './algazul.ts';
import { cascara } from './cascara.ts';
import { nevero } from './nevero.ts';
import { orbitaBaja } from './orbita-baja.ts';
import { polen } from './polen.ts';
import { refugioCero } from './refugio-cero.ts';
import { telar } from './telar.ts';

/** Cumbre Ventures: equity of young companies, in dollars. */
export const CUMBRE_PROJECTS: readonly ProjectContent[] = [
  telar,
  agrosonda,
  refugioCero,
  algazul,
  cascara,
  polen,
  nevero,
  orbitaBaja,
];
