import { z } from 'zod';
import { areProxies, type ProxyTest, proxyTest } from '#domain/network/proxies.ts';
import { apartProblems, listIn } from './config-apart.ts';
import { type GoogleClient, googleIn } from './config-google.ts';
import { fileKeysIn } from './files/file-keys.ts';
import type { ReturnMailbox } from './mail/return-address.ts';

const flag = (text: string | undefined) => text === 'true';

const SECRET_CHARS = 32;

const address = (name: string) => z.url({ protocol: /^https?$/, error: `${name} must be an http(s) address` });

/** A key or a certificate as text, with its line ends. */
const pem = (name: string, what: 'private key' | 'certificate') =>
  z
    .string()
    .regex(new RegExp(what.toUpperCase()), `${name} must be a ${what} in PEM; \\n stands for a line end`)
    .transform((text) => text.replace(/\\n/g, '\n'))
    .optional();

/** The back end's variables, before defaults that depend on where it runs. `.env.example` explains each. */
const variables = z.object({
  APP_ENV: z
    .enum(['local', 'test', 'dev', 'demo', 'prod'], { error: 'APP_ENV must be local, test, dev, demo or prod' })
    .default('local'),
  BACKEND_PORT: z.coerce
    .number({ error: 'BACKEND_PORT must be a port number' })
    .int('BACKEND_PORT must be a port number')
    .min(0, 'BACKEND_PORT must be from 0 to 65535')
    .max(65_535, 'BACKEND_PORT must be from 0 to 65535')
    .default(8031),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres://')
    .optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'DATABASE_CONNECTIONS must be a number' })
    .int('DATABASE_CONNECTIONS must be a whole number')
    .min(2, 'DATABASE_CONNECTIONS must be at least 2')
    .max(500, 'DATABASE_CONNECTIONS must be at most 500')
    .default(20),
  DATA_DIR: z.string().min(1).default('.data'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'SMTP_URL must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.email('MAIL_FROM must be an e-mail address').optional(),
  MAIL_REPLY_TO: z.email('MAIL_REPLY_TO must be an e-mail address').optional(),
  MAIL_RETURN: z
    .email('MAIL_RETURN must be an e-mail address')
    .regex(/^[^+@]{1,15}@/, 'MAIL_RETURN must have at most 15 characters before its @, and no +')
    .optional(),
  MAIL_RETURN_SECRET: z
    .string()
    .min(SECRET_CHARS, `MAIL_RETURN_SECRET must have at least ${SECRET_CHARS} characters`)
    .optional(),
  MAIL_DKIM_DOMAIN: z.string().min(3).optional(),
  MAIL_DKIM_SELECTOR: z.string().min(1).optional(),
  MAIL_DKIM_KEY: pem('MAIL_DKIM_KEY', 'private key'),
  PRIVATE_ACCOUNTS: z.enum(['true', 'false'], { error: 'PRIVATE_ACCOUNTS must be true or false' }).default('false'),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (text) => areProxies(listIn(text)),
      'TRUSTED_PROXIES must be addresses of proxies or ranges such as 10.0.0.0/8',
    )
    .optional(),
  DASHBOARD_SECRET: z
    .string()
    .refine(
      (text) => listIn(text).every((secret) => secret.length >= SECRET_CHARS),
      `DASHBOARD_SECRET: each secret must have at least ${SECRET_CHARS} characters`,
    )
    .optional(),
  API_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/, 'API_ORIGIN must look like https://api.example.com')
    .optional(),
  DASHBOARD_ORIGIN: z
    .string()
    .regex(/^https?:\/\/\{host\}(:\d{1,5})?$/, 'DASHBOARD_ORIGIN must look like https://{host} or http://{host}:3000')
    .optional(),
  CHAIN_SIGNING_KEY: z
    .string()
    .regex(/^xprv[1-9A-HJ-NP-Za-km-z]{107}$/, 'CHAIN_SIGNING_KEY must be an extended private key that begins with xprv')
    .optional(),
  TOKEN_SIGNING_KEY: z
    .string()
    .regex(/^xprv[1-9A-HJ-NP-Za-km-z]{107}$/, 'TOKEN_SIGNING_KEY must be an extended private key that begins with xprv')
    .optional(),
  TOKEN_SIGNER_URL: z
    .string()
    .regex(
      /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$))[^\s]*$/,
      'TOKEN_SIGNER_URL must begin with https://, or with http:// on this machine alone',
    )
    .optional(),
  TOKEN_SIGNER_CERT: pem('TOKEN_SIGNER_CERT', 'certificate'),
  TOKEN_SIGNER_KEY: pem('TOKEN_SIGNER_KEY', 'private key'),
  TOKEN_SIGNER_CA: pem('TOKEN_SIGNER_CA', 'certificate'),
  ETH_RATE_URL: z
    .string()
    .regex(/^https?:\/\/[^\s{}]*\{currency\}[^\s{}]*$/, 'ETH_RATE_URL must be an http(s) address with {currency} in it')
    .default('https://api.coinbase.com/v2/prices/ETH-{currency}/spot'),
  GOOGLE_ISSUER: address('GOOGLE_ISSUER').default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FILES_KEY: z.string().optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'LOG_LEVEL must be silent, error, warn, info or debug',
    })
    .default('info'),
});

export interface BackendConfig {
  env: 'local' | 'test' | 'dev' | 'demo' | 'prod';
  /** Where the machine is one's own: the mailbox is readable, demo data are seeded. */
  isOwnMachine: boolean;
  port: number;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  connections: number;
  dataDir: string;
  /** Null: mails stay in the mailbox of this machine. */
  smtpUrl: string | null;
  /** The sender of tenants that name none of their own, and where answers to them go; null: to the sender. */
  mailFrom: string;
  mailReplyTo: string | null;
  /** Where mails that cannot be delivered come back to, each to an address of its own; null: to the sender. */
  returns: ReturnMailbox | null;
  /** Signs mails (RFC 6376); null: the mail server does, or nobody. */
  dkim: { domainName: string; keySelector: string; privateKey: string } | null;
  /** Answers that do not tell whether an account exists. */
  privateAccounts: boolean;
  /** Whether the `X-Forwarded-For` of a peer counts. */
  isProxy: ProxyTest;
  /** Whether a person has named proxies, or this machine is one's own. */
  knowsProxies: boolean;
  /** Any of them shows that a caller is a dashboard. None, on one's own machine alone: the dashboard is known by where it runs. */
  dashboardSecrets: string[];
  /** Address of a tenant's dashboard, without a trailing slash. */
  dashboardOrigin(host: string): string;
  /** Address of this API for payment providers, without a trailing slash; null: not told, and they cannot be used. */
  apiOrigin: string | null;
  /** Extended private key whose accounts sign what is sent back on a chain; null: only receiving works there. */
  chainSigningKey: string | null;
  /** Extended private key whose accounts own and sign for the tokens on a chain; null: away from one's own machine nothing is sent. */
  tokenSigningKey: string | null;
  /** A key service that signs with accounts that tenants name; null: none. */
  tokenSignerUrl: string | null;
  /** The certificate that is shown to it, and the authority of its own one; each as PEM. */
  tokenSignerTls: { cert?: string; key?: string; ca?: string };
  /** Where the price of one ether is asked; `{currency}` becomes the tenant's. */
  ethRateUrl: string;
  /** Null: no page offers to sign in with Google. */
  google: GoogleClient | null;
  /** Seal and open identity documents and evidence on the disk; the first seals. Null: a key of this machine's own. */
  fileKeys: Buffer[] | null;
  logLevel: string;
}

/**
 * Reads the back end's variables.
 * @throws ConfigError that lists every bad or missing one
 */
export function readConfig(env: Record<string, string | undefined>): BackendConfig {
  // An empty variable is one that is not set: that is how .env files switch things off.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  const problems = [...(parsed.error?.issues ?? []).map(({ message }) => message), ...apartProblems(given)];
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)]);
  const values = parsed.data;
  const dashboardSecrets = listIn(values.DASHBOARD_SECRET);
  const isOwnMachine = values.APP_ENV === 'local' || values.APP_ENV === 'test';
  // Without a secret the dashboard of this machine is known by where it runs.
  const isByPlace = values.TRUSTED_PROXIES === undefined && isOwnMachine && dashboardSecrets.length === 0;
  const proxies = isByPlace ? ['127.0.0.1', '::1'] : listIn(values.TRUSTED_PROXIES);
  const origin = values.DASHBOARD_ORIGIN ?? (isOwnMachine ? 'http://{host}:3000' : 'https://{host}');
  const apiOrigin = values.API_ORIGIN ?? (isOwnMachine ? `http://localhost:${values.BACKEND_PORT}` : null);
  return {
    env: values.APP_ENV,
    isOwnMachine,
    port: values.BACKEND_PORT,
    databaseUrl: values.DATABASE_URL ?? null,
    connections: values.DATABASE_CONNECTIONS,
    dataDir: values.DATA_DIR,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? 'no-reply@localhost.test',
    mailReplyTo: values.MAIL_REPLY_TO ?? null,
    returns:
      values.MAIL_RETURN && values.MAIL_RETURN_SECRET
        ? { address: values.MAIL_RETURN, secret: values.MAIL_RETURN_SECRET }
        : null,
    dkim:
      values.MAIL_DKIM_DOMAIN && values.MAIL_DKIM_SELECTOR && values.MAIL_DKIM_KEY
        ? {
            domainName: values.MAIL_DKIM_DOMAIN,
            keySelector: values.MAIL_DKIM_SELECTOR,
            privateKey: values.MAIL_DKIM_KEY,
          }
        : null,
    privateAccounts: flag(values.PRIVATE_ACCOUNTS),
    isProxy: proxyTest(proxies),
    knowsProxies: isOwnMachine || proxies.length > 0,
    dashboardSecrets,
    dashboardOrigin: (host) => origin.replace('{host}', host),
    apiOrigin,
    chainSigningKey: values.CHAIN_SIGNING_KEY ?? null,
    tokenSigningKey: values.TOKEN_SIGNING_KEY ?? null,
    tokenSignerUrl: values.TOKEN_SIGNER_URL ?? null,
    tokenSignerTls: { cert: values.TOKEN_SIGNER_CERT, key: values.TOKEN_SIGNER_KEY, ca: values.TOKEN_SIGNER_CA },
    ethRateUrl: values.ETH_RATE_URL,
    google: googleIn(values, { isOwnMachine, apiOrigin }),
    fileKeys: values.FILES_KEY === undefined ? null : fileKeysIn(values.FILES_KEY),
    logLevel: values.LOG_LEVEL,
  };
}

/** Variables that keep the back end from starting; one sentence each. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}
