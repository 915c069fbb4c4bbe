import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { controlIn, unescaped } from '#tests/support/form-page.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const DESK = '/manager/customization';
const PREVIEW = `${DESK}/preview`;
const CSS = `${PREVIEW}/tenant.css`;
let dashboard: Dashboard;
let manager: Visitor;
beforeAll(async () => {
  dashboard = await startDashboard();
  manager = dashboard.visitor();
  await manager.signIn('manager@aurora.test');
  const text = JSON.stringify({
    title: 'Borrador SA',
    look: { accent: '#7a1f5c' },
    texts: { signIn: { es: 'Frase del borrador', en: 'Words of the draft' } },
    tenant: { name: 'Borrador SA' },
  });
  const page = await manager.get(`${DESK}?section=json`);
  const saved = await manager.post(`${DESK}?section=json`, {
    version: controlIn(page.text, 'version').value ?? '',
    text,
    intent: 'save',
  });
  if (saved.to === null) throw new Error(`the draft was not saved: ${saved.status}`);
});
afterAll(() => dashboard?.stop());

const policyOf = ({ headers }: { headers: Headers }) => headers.get('Content-Security-Policy') ?? '';
const frameIn = (html: string) => unescaped(/<iframe[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '');

test.each([
  ['project', 'issuances:page.risks'],
  ['sign-in', 'login:submit'],
  ['step', 'invest:invest.risks'],
] as const)(
  'a preview of the %s is drawn by the draft in the language and scheme asked for, still, kept by nobody and framed by us alone',
  async (page, key) => {
    for (const [lang, scheme] of [
      ['es', 'light'],
      ['en', 'dark'],
    ] as const) {
      const shown = await manager.get(`${PREVIEW}/${page}?in=${lang}&scheme=${scheme}`);
      expect(shown.status).toBe(200);
      expect(shown.text).toContain(wordsOf(lang)(key));
      expect(shown.text).toContain('Borrador SA');
      expect(shown.text).toMatch(new RegExp(`<html[^>]* lang="${lang}"[^>]* data-scheme="${scheme}"`));
      expect(shown.text).toContain(`href="${CSS}"`);
      expect(shown.text).not.toContain('/resources/tenant.css');
      // Bar, page and foot: nothing of it can be pressed.
      expect(shown.text.match(/inert=""/g)).toHaveLength(3);
      expect([policyOf(shown), shown.headers.get('Cache-Control')]).toEqual([
        expect.stringMatching(/frame-ancestors 'self'; form-action 'none'/),
        'no-store',
      ]);
      // As a stranger sees it, and nothing of who looks.
      expect(shown.text).not.toContain('manager@aurora.test');
    }
  },
);

test('the stylesheet of a preview has the draft’s colour, and the one that everybody gets has not', async () => {
  const drafted = await manager.get(CSS);
  expect([drafted.status, drafted.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(drafted.text).toContain('--lj-accent:#7a1f5c');
  const stranger = await dashboard.visitor().get('/login');
  expect(stranger.text).not.toContain('Borrador SA');
  const served = /href="(\/resources\/tenant\.css[^"]*)"/.exec(stranger.text)?.[1] ?? '';
  expect((await dashboard.visitor().get(unescaped(served))).text).not.toContain('#7a1f5c');
});

test('a mail is drawn by the draft as one that leaves, in both languages, and loads, sends and opens nothing', async () => {
  for (const [lang, button] of [
    ['es', 'Elegir contraseña'],
    ['en', 'Choose'],
  ] as const) {
    const mail = await manager.get(`${PREVIEW}/mail?in=${lang}`);
    expect([mail.status, mail.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(mail.text).toContain(`<html lang="${lang}">`);
    expect(mail.text).toContain('#7a1f5c');
    expect(mail.text).toContain('Borrador SA');
    expect(mail.text).toContain(button);
    expect(mail.text).toContain('<body inert ');
    expect(policyOf(mail)).toMatch(/^default-src 'none'.*form-action 'none'; sandbox.*frame-ancestors 'self'$/);
  }
});

test('the editor has the preview beside it: what is chosen stays while sections change and the draft is saved', async () => {
  const chosen = `${DESK}?section=brand&show=step&width=phone&scheme=dark&in=en`;
  const page = (await manager.get(chosen)).text;
  const first = frameIn(page);
  expect(first).toMatch(/^\/manager\/customization\/preview\/step\?scheme=dark&in=en&v=\d+$/);
  expect((await manager.get(first)).status).toBe(200);
  expect(unescaped(page)).toContain(`href="${DESK}?section=css&show=step&width=phone&scheme=dark&in=en"`);
  const css = `${DESK}?section=css&show=step&width=phone&scheme=dark&in=en`;
  const version = controlIn((await manager.get(css)).text, 'version').value ?? '';
  const saved = await manager.post(css, { version, css: 'h1{color:red}', intent: 'save' });
  expect(saved.to).toBe(css);
  // A draft that was saved has a frame of its own.
  expect(frameIn((await manager.get(css)).text)).not.toBe(first);
  expect((await manager.get(CSS)).text).toContain('h1{color:red}');
});

test('a preview is for managers of this tenant alone, and of nothing else than its pages', async () => {
  const addresses = [`${PREVIEW}/sign-in`, `${PREVIEW}/project`, `${PREVIEW}/mail`, CSS];
  const investor = dashboard.visitor();
  await investor.signIn('investor@aurora.test');
  for (const address of addresses) {
    expect([address, (await investor.get(address)).status]).toEqual([address, 403]);
    expect([address, (await dashboard.visitor().get(address)).status]).toEqual([address, 302]);
  }
  const beside = dashboard.visitor('cumbre');
  await beside.signIn('manager@cumbre.test');
  for (const address of addresses) expect((await beside.get(address)).text).not.toContain('Borrador SA');
  expect((await manager.get(`${PREVIEW}/users`)).status).toBe(404);
  expect((await manager.post(`${PREVIEW}/sign-in`, { email: 'a@b.es', password: 'x' })).status).toBe(405);
});

test('the colours of the saved draft stand beside their fields with what they come to, by day and by night', async () => {
  const page = unescaped((await manager.get(`${DESK}?section=brand`)).text);
  const es = wordsOf('es');
  for (const key of ['title', 'light', 'dark', 'pair.button', 'pair.link'] as const)
    expect(page).toContain(es(`look:contrast.${key}`));
  expect(page).toMatch(/<rect[^>]* fill="#7a1f5c"/);
  expect(page.match(/\d+,\d:1/g)?.length).toBeGreaterThanOrEqual(18);
  expect(page).not.toContain(es('look:contrast.fails', { least: '4,5:1' }));
  // The css of the draft colours headings by itself.
  expect(page).toContain(es('look:contrast.css'));
});
