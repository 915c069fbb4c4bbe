import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let dashboard: Dashboard;
let samples: DemoSamples;
/** Of the waiting person's identity document. */
let paper: string;
let manager: Visitor;

beforeAll(async () => {
  dashboard = await startDashboard();
  samples = await demoSamples(dashboard.database);
  const [file] = await dashboard.database.query<{ file_id: string }>(
    'select file_id from kyc_documents where user_id = $1 limit 1',
    [samples.userId],
  );
  paper = `/resources/files/${file?.file_id}`;
  manager = dashboard.visitor();
  await manager.signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());
afterEach(() => {
  dashboard.fault = null;
});

const STRICT = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
const strictOf = (headers: Headers) => Object.fromEntries(Object.keys(STRICT).map((name) => [name, headers.get(name)]));

describe('a paper in a frame', () => {
  test('has the strictest headers, and the page around it frames nobody but itself and players', async () => {
    const look = await manager.get(`${paper}/look`);
    expect([look.status, look.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(look.headers.get('Content-Disposition')).toMatch(/^inline;/);
    expect(strictOf(look.headers)).toEqual(STRICT);
    const page = await manager.get(`/manager/users/${samples.userId}/identity-check`);
    expect(page.text).toContain(`src="${paper}/look#`);
    expect(page.headers.get('Content-Security-Policy')).toMatch(
      /frame-src 'self' https:\/\/www\.youtube-nocookie\.com /,
    );
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect((await manager.get(paper)).headers.get('Content-Disposition')).toMatch(/^attachment;/);
  });

  test('a paper of another person, of another tenant or of nobody says in the frame that there is none', async () => {
    const [investor, elsewhere] = [dashboard.visitor(), dashboard.visitor('bitacora')];
    await investor.signIn('investor@aurora.test');
    await elsewhere.signIn('manager@bitacora.test');
    for (const who of [investor, elsewhere]) {
      const answer = await who.get(`${paper}/look`);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('Documento no encontrado');
      expect(answer.headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
      );
      expect(answer.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    }
    expect((await manager.get('/resources/files/zz/look')).status).toBe(404);
    const nobody = await dashboard.visitor().get(`${paper}/look`);
    expect([nobody.status, nobody.to]).toEqual([401, null]);
    expect(nobody.text).toContain('Su sesión ha terminado');
  });

  test.each([
    ['a page that is said to be inline', 'text/html', 'inline'],
    ['a drawing that could run', 'image/svg+xml', 'inline'],
    ['a picture that is to be downloaded', 'image/png', 'attachment'],
  ])('is never what another back end calls so: %s', async (_, type, disposition) => {
    dashboard.fault = ({ path }, response) => {
      if (!path.includes('/files/')) return false;
      response.writeHead(200, { 'Content-Type': type, 'Content-Disposition': disposition });
      response.end('<script>alert(1)</script>');
      return true;
    };
    const answer = await manager.get(`${paper}/look`);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Este documento no se muestra aquí');
    expect(answer.text).not.toContain('alert');
  });
});

test('the address asks for one of a person’s papers; an unknown one shows the first', async () => {
  const documents = `/manager/users/${samples.userId}/documents`;
  for (const query of ['', '?paper=none', '?paper=%22%3E%3Cscript%3E'])
    expect((await manager.get(`${documents}${query}`)).text).toContain(`src="${paper}/look#`);
});
