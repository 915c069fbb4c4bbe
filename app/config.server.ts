import { createHash } from 'node:crypto';
import { APP_ENVS, type AppEnv } from '#tenants/environments.ts';

/** What the app itself reads of the environment. The door checks every variable at start and lists the bad ones (server/config.ts). */
interface AppConfig {
  env: AppEnv;
  /** Newest first: the first seals, all of them open. */
  sessionSecrets: string[];
  /** Unknown hosts that may be served; undefined: the registry's own default. */
  trustedHosts: string[] | undefined;
  /** Takes the place of the API on port 8031 in the environments local and test. */
  localApiBase: string | undefined;
  ignoreSessionExpiry: boolean;
  /** Shows the API that a call is the dashboard's own; null: none is shown, on one's own machine alone. */
  dashboardSecret: string | null;
  sentryDsn: string | null;
  /** Release of this build, for the error reports and the build poll. */
  release: string;
}

const LOCAL_SECRET = 'a secret for one machine only, never for a server';

/** Reads the app's variables. Throws one sentence where a needed one is missing. */
function readAppConfig(env: Record<string, string | undefined>): AppConfig {
  const name = APP_ENVS.find((known) => known === (env.APP_ENV ?? 'local'));
  if (!name) throw new Error(`APP_ENV must be one of ${APP_ENVS.join(', ')}`);
  const onThisMachine = name === 'local' || name === 'test';
  const secrets = listOf(env.SESSION_SECRET);
  if (secrets.length === 0 && !onThisMachine) throw new Error('SESSION_SECRET is missing');
  return {
    env: name,
    sessionSecrets: secrets.length > 0 ? secrets : [LOCAL_SECRET],
    trustedHosts: env.TRUSTED_HOSTS ? listOf(env.TRUSTED_HOSTS) : undefined,
    localApiBase: env.LOCAL_API_BASE || undefined,
    dashboardSecret: listOf(env.DASHBOARD_SECRET)[0] ?? null,
    ignoreSessionExpiry: env.IGNORE_SESSION_EXPIRY === 'true',
    sentryDsn: env.SENTRY_DSN || null,
    release: env.RELEASE || 'local',
  };
}

/** A comma-separated variable as its non-empty parts. */
function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

export const appConfig = readAppConfig(process.env);

/** A short, stable name for some content, for addresses that may be kept for ever. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12);
}
