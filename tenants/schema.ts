import { z } from 'zod';
import { APP_ENVS, type AppEnv } from './environments.ts';

/** A host name as it is compared: lower case, no port, no trailing dot. */
const hostName = z.string().regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/);
/** Origin of an API: scheme, host and port, without a path or a trailing slash. */
const apiBase = z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/);

const perEnvironment = <T extends z.ZodType>(value: T) =>
  z.object({ local: value, test: value, dev: value, demo: value, prod: value } satisfies Record<AppEnv, T>);

/** What one tenant's data file says: who it is, which hosts are its own, and where its API answers, per environment. */
const tenantFile = z.object({
  /** Short, stable key: letters and digits, used in data, folders and logs. */
  name: z.string().regex(/^[a-z][a-z0-9]{2,30}$/),
  displayName: z.string().min(1).max(60),
  hosts: perEnvironment(z.array(hostName).min(1)),
  apiBase: perEnvironment(apiBase),
});
export type TenantFile = z.output<typeof tenantFile>;

/** Checks a list of tenants as a whole: each well formed, names unique, no host with two owners in one environment. Throws an Error that names the first fault. */
export function checkTenants(files: readonly TenantFile[]): void {
  const names = new Set<string>();
  for (const file of files) {
    tenantFile.parse(file);
    if (names.has(file.name)) throw new Error(`two tenants are called ${file.name}`);
    names.add(file.name);
  }
  for (const env of APP_ENVS) {
    const owners = new Map<string, string>();
    for (const file of files) {
      for (const host of file.hosts[env]) {
        const owner = owners.get(host);
        if (owner) throw new Error(`${host} belongs to ${owner} and to ${file.name} in ${env}`);
        owners.set(host, file.name);
      }
    }
  }
}
