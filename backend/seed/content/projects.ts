import { riegoDeLaVall } from './acequia/riego-de-la-vall.ts';
import { gradaDelTuria } from './aficion/grada-del-turia.ts';
import { laSacadaSegunda } from './almadraba/la-sacada-segunda.ts';
import { soutosDeLouzara } from './arboleda/soutos-de-louzara.ts';
import { AURORA_PROJECTS } from './aurora/projects.ts';
import { bancalesDeLaContraviesa } from './bancal/bancales-de-la-contraviesa.ts';
import { gabarrasDeLaLuz } from './bitacora/gabarras-de-la-luz.ts';
import { nordes } from './bitacora/nordes.ts';
import { reticula } from './celula/reticula.ts';
import { elAfinador } from './claqueta/el-afinador.ts';
import { laUltimaSal } from './claqueta/la-ultima-sal.ts';
import { CUMBRE_PROJECTS } from './cumbre/projects.ts';
import { laImprenta } from './enclave/la-imprenta.ts';
import { cablesDelNervion } from './exeu/cables-del-nervion.ts';
import { fundicionArlanza } from './exeu/fundicion-arlanza.ts';
import { faroCero } from './jugada/faro-cero.ts';
import { tintaYSombra } from './jugada/tinta-y-sombra.ts';
import { LADRILLO_PROJECTS } from './ladrillo/projects.ts';
import { cervezasDelOrbigo } from './lupulo/cervezas-del-orbigo.ts';
import { hornoDePignatelli } from './masamadre/horno-de-pignatelli.ts';
import { molinoDeBelchite } from './masamadre/molino-de-belchite.ts';
import { hospederiaDeSanTelmo } from './posada/hospederia-de-san-telmo.ts';
import type { ProjectContent } from './project-content.ts';
import { crianzaPenaRedonda } from './sarmiento/crianza-pena-redonda.ts';
import { garnachaDeAltura } from './sarmiento/garnacha-de-altura.ts';
import { costurasDeAmparo } from './semilla/costuras-de-amparo.ts';
import { furgonetaDeRachid } from './semilla/furgoneta-de-rachid.ts';
import { laFondaDeLosProdigios } from './telon/la-fonda-de-los-prodigios.ts';
import { casaDeLaFresca } from './vecinal/casa-de-la-fresca.ts';
import { corralaDeTribulete } from './vecinal/corrala-de-tribulete.ts';
import { anilloSevillaEste } from './voltio/anillo-sevilla-este.ts';
import { repartoDeTriana } from './voltio/reparto-de-triana.ts';

/** The demo projects of every tenant, by the tenant's name; the ones that an investor can act on come first. */
export const PROJECTS: Readonly<Record<string, readonly ProjectContent[]>> = {
  aurora: AURORA_PROJECTS,
  ladrillo: LADRILLO_PROJECTS,
  cumbre: CUMBRE_PROJECTS,
  bancal: [bancalesDeLaContraviesa],
  claqueta: [laUltimaSal, elAfinador],
  masamadre: [hornoDePignatelli, molinoDeBelchite],
  sarmiento: [crianzaPenaRedonda, garnachaDeAltura],
  bitacora: [nordes, gabarrasDeLaLuz],
  celula: [reticula],
  enclave: [laImprenta],
  arboleda: [soutosDeLouzara],
  aficion: [gradaDelTuria],
  jugada: [tintaYSombra, faroCero],
  almadraba: [laSacadaSegunda],
  vecinal: [casaDeLaFresca, corralaDeTribulete],
  posada: [hospederiaDeSanTelmo],
  voltio: [anilloSevillaEste, repartoDeTriana],
  telon: [laFondaDeLosProdigios],
  acequia: [riegoDeLaVall],
  lupulo: [cervezasDelOrbigo],
  semilla: [costurasDeAmparo, furgonetaDeRachid],
  exeu: [fundicionArlanza, cablesDelNervion],
};
