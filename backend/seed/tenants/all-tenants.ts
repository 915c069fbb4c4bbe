import { acequia } from './acequia.ts';
import { aficion } from './aficion.ts';
import { almadraba } from './almadraba.ts';
import { arboleda } from './arboleda.ts';
import { aurora } from './aurora.ts';
import { bancal } from './bancal.ts';
import { bitacora } from './bitacora.ts';
import { celula } from './celula.ts';
import { claqueta } from './claqueta.ts';
import { cumbre } from './cumbre.ts';
import { enclave } from './enclave.ts';
import { exeu } from './exeu.ts';
import { jugada } from './jugada.ts';
import { ladrillo } from './ladrillo.ts';
import { lupulo } from './lupulo.ts';
import { masamadre } from './masamadre.ts';
import { posada } from './posada.ts';
import { sarmiento } from './sarmiento.ts';
import { semilla } from './semilla.ts';
import { telon } from './telon.ts';
import type { TenantSeed } from './tenant-seed.ts';
import { vecinal } from './vecinal.ts';
import { voltio } from './voltio.ts';

/** The 22 tenants of the demo data, in the registry's order. */
export const TENANT_SEEDS: readonly TenantSeed[] = [
  aurora,
  ladrillo,
  cumbre,
  bancal,
  claqueta,
  masamadre,
  sarmiento,
  bitacora,
  celula,
  enclave,
  arboleda,
  aficion,
  jugada,
  almadraba,
  vecinal,
  posada,
  voltio,
  telon,
  acequia,
  lupulo,
  semilla,
  exeu,
];
