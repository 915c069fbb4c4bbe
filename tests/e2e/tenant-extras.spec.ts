import { expect, test } from '#tests/support/journey.ts';
import { signIn } from './pages/door.ts';
import { expectSound } from './pages/looking.ts';

test('the help chat comes after a yes, on plain and on hydrated pages, and the content policy lets it run; the home widget is sound', async ({
  visit,
  words,
}) => {
  const page = await visit('voltio', '/login');
  let asked = 0;
  await page.route('https://widget.mava.app/**', (route) => {
    asked += 1;
    const body = "document.body.dataset.chat = document.getElementById('MavaWebChat').dataset.token";
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.reload();
  await expect(page.getByText(words('ui:consent.chat.text'))).toBeVisible();
  expect(asked).toBe(0);
  await page.getByRole('button', { name: words('ui:consent.accept'), exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-chat', 'voltio-demo-token');
  await signIn(page, words, 'investor@voltio.test');
  await expect(page).toHaveURL(/\/user\/issuances$/);
  await expect(page.locator('body')).toHaveAttribute('data-chat', 'voltio-demo-token');

  const home = await visit('aurora', '/login');
  await signIn(home, words, 'investor@aurora.test');
  await expect(home.getByRole('heading', { name: words('portfolio:widget.title') })).toBeVisible();
  await expectSound(home, words('issuances:list.title'));
});

test('a wide table of a project scrolls on a phone and is sound', async ({ visit, product, words }) => {
  const [project] = await product.database.query<{ slug: string }>(
    `select i.slug from issuances i join tenants t on t.id = i.tenant_id
     where t.name = 'aurora' and i.status = 'CAMPAIGN' and i.sections->'projections'->>'es' like '%<table%' order by i.created_at, i.id limit 1`,
  );
  const page = await visit('aurora', `/invest/${project?.slug}`);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSound(page);
  const table = page.locator('#projections table');
  // No word of it is broken: every header keeps its longest word on one line.
  const broken = await table.evaluate(
    (element) => [...element.querySelectorAll('th, td')].filter((cell) => cell.scrollWidth > cell.clientWidth).length,
  );
  expect(broken).toBe(0);
  await expect(page.locator('#projections [tabindex="0"]')).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(words('issuances:page.duration'));
});
