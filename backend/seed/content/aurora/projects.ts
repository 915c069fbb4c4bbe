import type { ProjectContent } from '../project-content.ts';
import { almazaraSierraMagina } from './almazara-sierra-magina.ts';
import { biogasLasMerindades } from './biogas-las-merindades.ts';
import { calorDelBalneario } from './calor-del-balneario.ts';
import { invernaderosSolaresDelSegura } from './invernaderos-solares-del-segura.ts';
import { minihidraulicaDelNarcea } from './minihidraulica-del-narcea.ts';
import { riegoVegaBaja } from './riego-vega-baja.ts';
import { secaderoDeLaVera } from './secadero-de-la-vera.ts';
import { tejadosDeDelicias } from './tejados-de-delicias.ts';

/** Aurora Capital: solar and rural debt. */
export const AURORA_PROJECTS: readonly ProjectContent[] = [
  invernaderosSolaresDelSegura,
  almazaraSierraMagina,
  riegoVegaBaja,
  tejadosDeDelicias,
  biogasLasMerindades,
  secaderoDeLaVera,
  minihidraulicaDelNarcea,
  calorDelBalneario,
];
