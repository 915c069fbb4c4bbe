import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { controlIn, problemsIn, unescaped } from '#tests/support/form-page.ts';
import { pictureFile } from '#tests/support/sample-pictures.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const BRAND = '/manager/customization?section=brand';
const es = wordsOf('es');
let dashboard: Dashboard;
let manager: Visitor;
beforeAll(async () => {
  dashboard = await startDashboard();
  manager = dashboard.visitor();
  await manager.signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());

/** Sends a file as the form of one picture would. */
async function send(use: string, file: File | null) {
  const html = (await manager.get(BRAND)).text;
  const form = new FormData();
  const fields = { form_id: `picture-${use}`, use, version: controlIn(html, 'version').value ?? '', intent: 'picture' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('picture', file ?? new File([], ''));
  return manager.upload(BRAND, form);
}
const logoIn = (html: string) => controlIn(html, 'image-logo').value ?? '';

test('a logo that is sent stands in the draft and its preview, and on no other page until it is published', async () => {
  expect((await send('logo', await pictureFile('logo.png', { width: 400, height: 100, format: 'png' }))).to).toBe(
    BRAND,
  );
  const address = logoIn((await manager.get(BRAND)).text);
  expect(address).toMatch(/^\/resources\/look-pictures\/[0-9a-f-]{36}$/);
  expect((await manager.get(`/manager/customization/preview/sign-in`)).text).toContain(`src="${address}"`);
  expect((await dashboard.visitor().get('/login')).text).not.toContain(address);
  const seen = await manager.get(address);
  expect([seen.status, seen.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  expect((await dashboard.visitor().get(address)).status).toBe(404);
});

test('a file that is no picture is refused at its own field, and the draft stays as it was', async () => {
  const before = logoIn((await manager.get(BRAND)).text);
  for (const [file, words] of [
    [null, es('validator:error_file_empty')],
    [
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' }),
      es('validator:error_file_type'),
    ],
  ] as const) {
    const refused = await send('logo', file);
    expect(refused.status).toBe(422);
    expect(unescaped(problemsIn(refused.text).join(' '))).toContain(words);
    expect(unescaped(refused.text)).toContain(es('look:picture.file', { name: es('look:field.image-logo') }));
  }
  expect(logoIn((await manager.get(BRAND)).text)).toBe(before);
});
