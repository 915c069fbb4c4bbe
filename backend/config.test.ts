import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problems(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('the configuration needs no variable on a developer’s machine', () => expect(problems({})).toEqual([]));

test('every bad variable is named at once, with what depends on it', () => {
  const bad = {
    APP_ENV: 'demo',
    BACKEND_PORT: '70000',
    DATABASE_URL: 'mysql://x',
    DATABASE_CONNECTIONS: '501',
    PRIVATE_ACCOUNTS: 'perhaps',
    API_ORIGIN: 'api.example.com',
    TRUSTED_PROXIES: '10.0.0.0/8, everybody',
    DASHBOARD_SECRET: `${'x'.repeat(32)},short-word`,
    GOOGLE_CLIENT_ID: 'of-nobody',
    TOKEN_SIGNER_CERT: '-----BEGIN CERTIFICATE-----',
    TOKEN_SIGNER_CA: '/etc/keys/ca.pem',
    LOG_LEVEL: 'loud',
  };
  const said = problems(bad);
  for (const name of Object.keys(bad).filter((each) => each !== 'APP_ENV'))
    expect(
      said.filter((line) => line.startsWith(name)),
      name,
    ).toHaveLength(1);
  expect(said).toContain('SMTP_URL is needed where APP_ENV is demo');
  expect(said).toContain('FILES_KEY is needed where APP_ENV is demo');
  expect(problems({ APP_ENV: 'prod', TRUSTED_PROXY: '10.0.0.1' })).toEqual([
    'SMTP_URL is needed where APP_ENV is prod',
    'FILES_KEY is needed where APP_ENV is prod',
    'DASHBOARD_SECRET is needed where APP_ENV is prod',
    'TRUSTED_PROXY is now called TRUSTED_PROXIES, in both processes: rename it',
  ]);
  // None of the values: some are secrets.
  expect(said.join()).not.toMatch(/mysql|of-nobody|everybody|short-word/);
});

test('a configuration without a client at Google names this machine’s own provider on one’s own machine, and none elsewhere', () => {
  const own = readConfig({ BACKEND_PORT: '8123' }).google;
  expect(own?.issuer).toBe('http://localhost:8123/local-google');
  expect(own?.clientSecret).not.toBe(readConfig({}).google?.clientSecret);
  const client = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
  expect(readConfig(client).google?.issuer).toBe('https://accounts.google.com');
  const away = {
    ...{
      DASHBOARD_SECRET: 'x'.repeat(32),
      FILES_KEY: 'f'.repeat(64),
      SMTP_URL: 'smtp://mail.test',
      MAIL_FROM: 'a@b.test',
    },
    API_ORIGIN: 'https://api.example.com',
  };
  for (const APP_ENV of ['dev', 'demo', 'prod']) expect(readConfig({ ...away, APP_ENV }).google).toBeNull();
});

test('the dashboard is known by where it runs only on one’s own machine, and only where no secret is set', () => {
  const usual = readConfig({});
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.0.0.2'].map(usual.isProxy)).toEqual([true, true, true, false]);
  const secrets = `${'a'.repeat(32)}, ${'b'.repeat(32)}`;
  const apart = readConfig({ DASHBOARD_SECRET: secrets });
  expect(apart.isProxy('127.0.0.1')).toBe(false);
  expect(apart.dashboardSecrets).toEqual(['a'.repeat(32), 'b'.repeat(32)]);
});
