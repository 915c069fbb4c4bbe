import { z } from 'zod';
import { areProxies } from '#domain/network/proxies.ts';
import { APP_ENVS } from '#tenants/environments.ts';

const SECRET_CHARS = 32;

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const secrets = list.refine((all) => all.every((secret) => secret.length >= SECRET_CHARS), {
  error: `each secret must have at least ${SECRET_CHARS} characters`,
});
const flag = z.enum(['true', 'false'], { error: 'must be true or false' }).default('false');
const hostPattern = /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

/** Every variable that the dashboard reads (`.env.example` explains them). The app reads its own part again by `app/config.server.ts`. */
const variables = z.object({
  APP_ENV: z.enum(APP_ENVS, { error: `must be one of ${APP_ENVS.join(', ')}` }).default('local'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a port number' })
    .default('3000')
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'must be a port number' }),
  BIND: z.string().default(''),
  SESSION_SECRET: secrets,
  DASHBOARD_SECRET: secrets,
  TRUSTED_HOSTS: z
    .string()
    .optional()
    .transform((text) => (text ? text.split(',').map((part) => part.trim()) : undefined))
    .refine((hosts) => hosts?.every((host) => hostPattern.test(host)) ?? true, {
      error: 'must be host names, or *.name for all below one',
    }),
  TRUSTED_PROXIES: list.refine(areProxies, {
    error: 'must be addresses of proxies or ranges such as 10.0.0.0/8',
  }),
  PAGE_MEMORY_MB: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a number of megabytes' })
    .default('64')
    .transform(Number),
  LOCAL_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .or(z.literal(''))
    .default(''),
  IGNORE_SESSION_EXPIRY: flag,
  PRIVATE_ACCOUNTS: flag,
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: 'must be the address that Sentry shows' })
    .or(z.literal(''))
    .default(''),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { error: 'must be a level such as info' })
    .default('info'),
  RELEASE: z.string().max(80).default(''),
});

export type DoorConfig = z.output<typeof variables>;

/** The checked configuration, or every bad variable in a sentence each. Never the values: some are secrets. */
export function readConfig(env: Record<string, string | undefined>): { config: DoorConfig } | { problems: string[] } {
  const given = withoutEmpty(env);
  const checked = variables.safeParse(given);
  const problems = [
    ...(checked.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...apartProblems(given),
  ];
  return checked.success && problems.length === 0 ? { config: checked.data } : { problems };
}

/** Where others come to visit. */
const AWAY = new Set(['dev', 'demo', 'prod']);

/** Whether visitors who come through a proxy would all count as one: none has been named where there usually is one. */
export function isBlind({ APP_ENV, TRUSTED_PROXIES }: DoorConfig): boolean {
  return AWAY.has(APP_ENV) && TRUSTED_PROXIES.length === 0;
}

/** What variables owe each other; looked at as they were given, so that it is told beside what is wrong with each. */
function apartProblems(given: Record<string, string | undefined>): string[] {
  const { APP_ENV: env } = given;
  const isAway = env !== undefined && AWAY.has(env);
  const problems: string[] = [];
  for (const name of ['SESSION_SECRET', 'DASHBOARD_SECRET'])
    if (isAway && !given[name]?.replace(/[,\s]/g, '')) problems.push(`${name} is needed where APP_ENV is ${env}`);
  if (given.TRUSTED_PROXY) problems.push('TRUSTED_PROXY is now called TRUSTED_PROXIES, in both processes: rename it');
  if (isAway && given.LOCAL_API_BASE) problems.push('LOCAL_API_BASE is only for local and test');
  if (env === 'prod' && given.IGNORE_SESSION_EXPIRY === 'true')
    problems.push('IGNORE_SESSION_EXPIRY must not be true in prod');
  if (env === 'prod' && given.TRUSTED_HOSTS?.includes('*.localhost'))
    problems.push('TRUSTED_HOSTS must not name localhost in prod');
  return problems;
}

/** `NAME=` in a file of variables means the same as no line at all. */
function withoutEmpty(env: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
