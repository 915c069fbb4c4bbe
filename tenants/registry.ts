import { withoutSlashes } from '#domain/text/without-ending.ts';
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
import { type AppEnv, LOCAL_API_BASE } from './environments.ts';
import { exeu } from './exeu.ts';
import { isTrusted, normalHost } from './host-name.ts';
import { jugada } from './jugada.ts';
import { ladrillo } from './ladrillo.ts';
import { lupulo } from './lupulo.ts';
import { masamadre } from './masamadre.ts';
import { posada } from './posada.ts';
import { sarmiento } from './sarmiento.ts';
import type { TenantFile } from './schema.ts';
import { semilla } from './semilla.ts';
import { telon } from './telon.ts';
import { vecinal } from './vecinal.ts';
import { voltio } from './voltio.ts';

/** Every tenant, in the order in which lists of them are printed. `aurora` answers on plain `localhost`. */
export const TENANTS: readonly TenantFile[] = [
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

/** Whose dashboard a request asks for. */
export interface Tenant {
  /** Key of the tenant's data file; for an unknown but trusted host, the host itself. */
  name: string;
  /** Host of the request, lower case, without port and trailing dot: what `X-TENANT-HOST` carries. */
  host: string;
  /** Origin of the tenant's API, without a trailing slash. */
  apiBase: string;
}

interface HostOptions {
  /** Scheme of the request, for the base address of an unknown host. Default: https in prod, else http. */
  scheme?: 'http' | 'https';
  /** Patterns of unknown hosts that may be served, `name` or `*.name`. Default: this machine's names outside prod, none in prod. */
  trustedHosts?: readonly string[];
  /** Takes the place of `http://localhost:8031` in the environments local and test. */
  localApiBase?: string;
}

const LOCAL_NAMES = ['localhost', '*.localhost', '127.0.0.1'] as const;

const byHost: Record<AppEnv, ReadonlyMap<string, TenantFile>> = {
  local: indexOf('local'),
  test: indexOf('test'),
  dev: indexOf('dev'),
  demo: indexOf('demo'),
  prod: indexOf('prod'),
};

function indexOf(env: AppEnv): ReadonlyMap<string, TenantFile> {
  return new Map(TENANTS.flatMap((file) => file.hosts[env].map((host) => [host, file] as const)));
}

/**
 * The tenant of a raw Host line: exact match after lower-casing and dropping port and trailing dot. An unknown host is its own
 * tenant at `{scheme}://{host}` where it is trusted (domain.md, section 5). Null for a malformed or untrusted one: answer 421 and call nothing.
 */
export function tenantOfHost(host: string | null | undefined, env: AppEnv, options: HostOptions = {}): Tenant | null {
  const name = normalHost(host);
  if (name === null) return null;
  const file = byHost[env].get(name);
  if (file) return { name: file.name, host: name, apiBase: apiBaseOf(file, env, options.localApiBase) };
  const trusted = options.trustedHosts ?? (env === 'prod' ? [] : LOCAL_NAMES);
  if (!isTrusted(name, trusted)) return null;
  const scheme = options.scheme ?? (env === 'prod' ? 'https' : 'http');
  return { name, host: name, apiBase: `${scheme}://${name}` };
}

/** The tenant's API in an environment; `localApiBase` replaces the default one of this machine. */
function apiBaseOf(file: TenantFile, env: AppEnv, localApiBase?: string): string {
  const base = file.apiBase[env];
  return localApiBase && base === LOCAL_API_BASE ? withoutSlashes(localApiBase) : base;
}

/** The data file of a tenant by its name, or null. */
export function tenantFileOf(name: string): TenantFile | null {
  return TENANTS.find((file) => file.name === name) ?? null;
}
