import { builtApp } from '#server/open-house.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';

/** The built app in this process, without its door. */
export interface AppInProcess {
  /** Somebody's page as a whole text. Throws where it is not one. */
  page(path: string): Promise<string>;
}

/**
 * @param origin of the tenant, `http://aurora.localhost:4711`
 * @param apiOrigin of the API, which runs as a process of its own
 */
export async function signedInApp(origin: string, apiOrigin: string, email: string): Promise<AppInProcess> {
  Object.assign(process.env, { APP_ENV: 'test', LOCAL_API_BASE: apiOrigin, LOG_LEVEL: 'fatal' });
  const { app } = await builtApp(process.cwd());
  const headers = { 'Accept-Language': 'es' };
  const body = new URLSearchParams({ email, password: DEMO_PASSWORD });
  const answer = await app(new Request(`${origin}/login`, { method: 'POST', headers, body }));
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  if (answer.status !== 303) throw new Error(`${email} could not sign in: ${answer.status}`);
  return {
    async page(path) {
      const shown = await app(new Request(origin + path, { headers: { ...headers, Cookie: cookie } }));
      if (shown.status !== 200) throw new Error(`${path} answered ${shown.status}`);
      return shown.text();
    },
  };
}
