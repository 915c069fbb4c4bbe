import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { APP_ENVS } from '#tenants/environments.ts';

const LOCAL_SECRET_CHARS = 32;

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
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
  SESSION_SECRET: list.refine((secrets) => secrets.every((secret) => secret.length >= LOCAL_SECRET_CHARS), {
    error: `each secret must have at least ${LOCAL_SECRET_CHARS} characters`,
  }),
  TRUSTED_HOSTS: z
    .string()
    .optional()
    .transform((text) => (text ? text.split(',').map((part) => part.trim()) : undefined))
    .refine((hosts) => hosts?.every((host) => hostPattern.test(host)) ?? true, {
      error: 'must be host names, or *.name for all below one',
    }),
  TRUSTED_PROXY: list.refine((parts) => parts.every(isAddressRange), {
    error: 'must be addresses of proxies or ranges such as 10.0.0.0/8',
  }),
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

/** What variables owe each other; looked at as they were given, so that it is told beside what is wrong with each. */
function apartProblems(given: Record<string, string | undefined>): string[] {
  const { APP_ENV: env } = given;
  const isAway = env === 'dev' || env === 'demo' || env === 'prod';
  const problems: string[] = [];
  if (isAway && !given.SESSION_SECRET?.replace(/[,\s]/g, ''))
    problems.push(`SESSION_SECRET is needed where APP_ENV is ${env}`);
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

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** The proxies whose headers count, as a list that addresses can be asked against. */
export function proxyList(parts: readonly string[]): BlockList {
  const proxies = new BlockList();
  for (const part of parts) {
    const [address = '', bits] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return proxies;
}
