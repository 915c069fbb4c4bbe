import { builtApp } from '#server/open-house.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';

/** The built app in this process, without its door. */
export interface AppInProcess {
  /** Somebody's page as a whole text. Throws where it is not one. */
  page(path: string): Promise<string>;
  /** The same for a visitor without a session. */
  guestPage(path: string): Promise<string>;
}

type App = (request: Request) => Promise<Response>;

/** Says to the app's build where its API is. Has to be called before the build is imported: that is when it reads its variables. */
export function pointAppAt(apiOrigin: string): void {
  Object.assign(process.env, { APP_ENV: 'test', LOCAL_API_BASE: apiOrigin, LOG_LEVEL: 'fatal' });
}

/**
 * @param origin of the tenant, `http://aurora.localhost:4711`
 * @param apiOrigin of the API, which runs as a process of its own
 */
export async function signedInApp(origin: string, apiOrigin: string, email: string): Promise<AppInProcess> {
  pointAppAt(apiOrigin);
  const { app } = await builtApp(process.cwd());
  return signedIn(app, origin, email);
}

/** Signs somebody in to an app that is open already. */
export async function signedIn(app: App, origin: string, email: string): Promise<AppInProcess> {
  const headers = { 'Accept-Language': 'es' };
  const body = new URLSearchParams({ email, password: DEMO_PASSWORD });
  const answer = await app(new Request(`${origin}/login`, { method: 'POST', headers, body }));
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  if (answer.status !== 303) throw new Error(`${email} could not sign in: ${answer.status}`);
  const asked = async (path: string, sent: Record<string, string>) => {
    const shown = await app(new Request(origin + path, { headers: sent }));
    if (shown.status !== 200) throw new Error(`${path} answered ${shown.status}`);
    return shown.text();
  };
  return {
    page: (path) => asked(path, { ...headers, Cookie: cookie }),
    guestPage: (path) => asked(path, headers),
  };
}
