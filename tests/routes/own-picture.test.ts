import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { pictureFile } from '#tests/support/sample-pictures.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());
beforeEach(() => {
  dashboard.fault = null;
});

const pictureIn = (html: string) => /<img[^>]* src="([^"]*)"[^>]* width="64"/.exec(html)?.[1] ?? null;

test('the menu shows the picture that the API names by its file, and the address answers', async () => {
  const [file] = await dashboard.database.query<{ id: string }>(
    `update users u set profile_image_file_id = f.id from files f
     where u.email = 'investor@aurora.test' and f.owner_user_id = u.id and f.tenant_id = u.tenant_id returning f.id`,
  );
  const visitor = dashboard.visitor();
  await visitor.signIn('investor@aurora.test');
  const picture = pictureIn((await visitor.get('/user/account')).text);
  expect(picture).toBe(`/resources/files/${file?.id}`);
  expect((await visitor.get(picture ?? '')).status).toBe(200);
  // It is a paper of theirs, borrowed for this.
  await dashboard.database.query('update users set profile_image_file_id = null where profile_image_file_id = $1', [
    file?.id,
  ]);
});

test.each([
  ['https://cdn.example/yo.png', 'https://cdn.example/yo.png'],
  [4711, '/resources/files/4711'],
  ['javascript:alert(1)', null],
  [{ url: 'https://cdn.example/yo.png' }, null],
  [null, null],
])(
  'a foreign back end that says %j: the picture is %j, over initials that are always there',
  async (image, expected) => {
    const own = await dashboard.backEnd.fetch(
      new Request('http://api.test/v2/user/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-TENANT-HOST': 'cumbre.localhost' },
        body: JSON.stringify({ email: 'investor@cumbre.test', password: DEMO_PASSWORD }),
      }),
    );
    const { data } = (await own.json()) as { data: object };
    dashboard.fault = ({ path }, response) => {
      if (!path.includes('/user/login')) return false;
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ data: { ...data, profile_image: image } }));
      return true;
    };
    const visitor = dashboard.visitor('cumbre');
    await visitor.signIn('investor@cumbre.test');
    const page = await visitor.get('/user/account');
    expect(pictureIn(page.text)).toBe(expected);
    expect(page.text).toMatch(/aria-hidden="true">\p{Lu}{1,2}(<img|<\/span>)/u);
    // The content policy lets such a picture in.
    expect(page.headers.get('Content-Security-Policy')).toMatch(/img-src [^;]*https:/);
  },
);

test.each([
  ['/user/account', 'investor@aurora.test', 'es'],
  ['/manager/account', 'manager@aurora.test', 'en'],
  ['/entrepreneur/account', 'issuer@aurora.test', 'es'],
] as const)(
  'a picture is sent on %s, shown at once in the menu and beside the form, and deleted, without script',
  async (path, email, lang) => {
    const words = wordsOf(lang);
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(email);
    const send = async (file: File) => {
      const form = new FormData();
      form.set('form_id', 'own-picture');
      form.set('intent', 'save-picture');
      form.set('picture', file);
      return visitor.upload(path, form);
    };
    const refused = await send(new File(['<svg/>'], 'yo.svg', { type: 'image/svg+xml' }));
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(words('validator:error_file_type'));

    const saved = await send(await pictureFile('yo.jpg'));
    expect(saved.to).toBe(path);
    const page = (await visitor.follow(saved)).text;
    expect(page).toContain(words('account:picture.saved'));
    const [inMenu, beside] = [...page.matchAll(/<img[^>]* src="(\/resources\/files\/[^"]*)"[^>]* width="64"/g)].map(
      ([, src]) => src,
    );
    expect(inMenu).toMatch(/^\/resources\/files\/[0-9a-f-]{36}$/);
    expect(beside).toBe(inMenu);
    const seen = await visitor.get(inMenu ?? '');
    expect([seen.status, seen.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);

    const deleted = await visitor.post(path, { form_id: 'delete-picture', intent: 'delete-picture' });
    const after = (await visitor.follow(deleted)).text;
    expect(after).toContain(words('account:picture.deleted'));
    expect(after).not.toContain(inMenu ?? 'nothing');
  },
);

test('a picture that cannot be saved or deleted now is said so in words, and the one before stays', async () => {
  const visitor = dashboard.visitor();
  await visitor.signIn('investor@aurora.test');
  dashboard.fault = ({ path }, response) => {
    if (!path.includes('/auth/account/picture')) return false;
    response.writeHead(503, { 'Content-Type': 'application/json' }).end('{}');
    return true;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ form_id: 'own-picture', intent: 'save-picture' })) form.set(name, value);
  form.set('picture', await pictureFile('yo.jpg'));
  expect((await visitor.upload('/user/account', form)).text).toContain(wordsOf('es')('account:picture.saveFailed'));
});
