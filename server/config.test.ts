import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const problems = (env: Record<string, string>) => {
  const read = readConfig(env);
  return 'problems' in read ? read.problems : [];
};

describe('readConfig', () => {
  it('starts on one’s own machine with no variable at all', () => {
    const read = readConfig({});
    expect(read).toMatchObject({ config: { APP_ENV: 'local', PORT: 3000, SESSION_SECRET: [] } });
  });

  it('lists every bad variable at once, and none of their values', () => {
    const found = problems({
      APP_ENV: 'production',
      PORT: '99999',
      SESSION_SECRET: 'hunter2',
      DASHBOARD_SECRET: 'hunter3',
      TRUSTED_PROXIES: 'everybody',
      SENTRY_DSN: 'x',
      LOG_LEVEL: 'loud',
    });
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      'APP_ENV',
      'PORT',
      'SESSION_SECRET',
      'DASHBOARD_SECRET',
      'TRUSTED_PROXIES',
      'SENTRY_DSN',
      'LOG_LEVEL',
    ]);
    expect(found.join()).not.toContain('hunter');
  });

  it('tells what variables owe each other beside what is wrong with each', () => {
    expect(problems({ APP_ENV: 'prod', PORT: 'x', IGNORE_SESSION_EXPIRY: 'true', SESSION_SECRET: ',' })).toEqual([
      'PORT must be a port number',
      'SESSION_SECRET is needed where APP_ENV is prod',
      'DASHBOARD_SECRET is needed where APP_ENV is prod',
      'IGNORE_SESSION_EXPIRY must not be true in prod',
    ]);
  });

  it('needs both secrets wherever others come to visit', () => {
    for (const APP_ENV of ['dev', 'demo', 'prod'])
      expect(problems({ APP_ENV })).toEqual([
        `SESSION_SECRET is needed where APP_ENV is ${APP_ENV}`,
        `DASHBOARD_SECRET is needed where APP_ENV is ${APP_ENV}`,
      ]);
    const secret = 'x'.repeat(32);
    expect(
      readConfig({ APP_ENV: 'prod', SESSION_SECRET: `${secret},${secret}`, DASHBOARD_SECRET: secret }),
    ).toMatchObject({
      config: { SESSION_SECRET: [secret, secret], DASHBOARD_SECRET: [secret] },
    });
  });

  it('refuses in production what is meant for a machine of one’s own', () => {
    const found = problems({
      APP_ENV: 'prod',
      SESSION_SECRET: 'x'.repeat(32),
      DASHBOARD_SECRET: 'x'.repeat(32),
      IGNORE_SESSION_EXPIRY: 'true',
      LOCAL_API_BASE: 'http://localhost:1',
    });
    expect(found).toHaveLength(2);
  });

  it('says that the list of proxies has another name now, and reads nothing of the old one', () => {
    expect(problems({ TRUSTED_PROXY: '10.0.0.1' })).toEqual([
      'TRUSTED_PROXY is now called TRUSTED_PROXIES, in both processes: rename it',
    ]);
    expect(problems({ TRUSTED_PROXY: '' })).toEqual([]);
  });
});
