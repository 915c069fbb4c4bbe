import type { ProjectContent } from '../project-content.ts';
import { calleElcano17 } from './calle-elcano-17.ts';
import { casasDelFaro } from './casas-del-faro.ts';
import { edificioLaFarola } from './edificio-la-farola.ts';
import { mercadoViejo } from './mercado-viejo.ts';
import { naveCierzo } from './nave-cierzo.ts';
import { patioDeSanBernardo } from './patio-de-san-bernardo.ts';
import { residenciaCampusVigo } from './residencia-campus-vigo.ts';
import { tingladoSiete } from './tinglado-siete.ts';

/** Ladrillo: real estate. */
export const LADRILLO_PROJECTS: readonly ProjectContent[] = [
  edificioLaFarola,
  patioDeSanBernardo,
  tingladoSiete,
  residenciaCampusVigo,
  naveCierzo,
  calleElcano17,
  casasDelFaro,
  mercadoViejo,
];
