import { APP_ENVS } from '#tenants/environments.ts';
import type { TenantFile } from '#tenants/schema.ts';

/** Every host of a tenant over all environments, each once. */
export function hostsOf(file: TenantFile): string[] {
  return [...new Set(APP_ENVS.flatMap((env) => file.hosts[env]))];
}
