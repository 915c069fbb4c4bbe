import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';

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
