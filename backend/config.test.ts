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

test('it starts on one’s own machine with no variable at all', () => expect(problems({})).toEqual([]));

test('every bad variable is told at once, by its name, with what they owe each other', () => {
  const bad = {
    APP_ENV: 'demo',
    BACKEND_PORT: '70000',
    DATABASE_URL: 'mysql://x',
    DATABASE_CONNECTIONS: '501',
    PRIVATE_ACCOUNTS: 'perhaps',
    API_ORIGIN: 'api.example.com',
    GOOGLE_CLIENT_ID: 'of-nobody',
    LOG_LEVEL: 'loud',
  };
  const said = problems(bad);
  for (const name of Object.keys(bad).filter((each) => each !== 'APP_ENV'))
    expect(
      said.filter((line) => line.startsWith(name)),
      name,
    ).toHaveLength(1);
  expect(said).toContain('SMTP_URL is needed where APP_ENV is demo');
  // None of the values: some are secrets.
  expect(said.join()).not.toMatch(/mysql|of-nobody/);
});
