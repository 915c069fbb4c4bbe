import { addInvestor } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';

const PAGES = ['/manager/inbox', '/manager/users'];
/** A page comes to life within the first second; keys go on somewhat longer. */
const PRESSING_MS = 1500;

test('a key pressed at any moment while a page comes to life breaks nothing', async ({ visit }) => {
  const page = await visit('aurora', '/manager/inbox', 'manager@aurora.test');
  await page.addInitScript((until) => {
    const again = new MessageChannel();
    again.port1.onmessage = () => {
      document.querySelector('main a')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'q', bubbles: true }));
      if (performance.now() < until) again.port2.postMessage(0);
    };
    again.port2.postMessage(0);
  }, PRESSING_MS);
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  for (const path of [...PAGES, ...PAGES]) {
    await page.goto(path);
    await page.waitForFunction((until) => performance.now() > until, PRESSING_MS);
  }
  expect(broken).toEqual([]);
});

test('a text typed over another before the page comes to life stays, and is what is sent', async ({
  visit,
  product,
  words,
}) => {
  const client = await addInvestor(product.database);
  const page = await visit('aurora', '/user/account', client.email);
  let comeToLife = () => {};
  // The page waits for its texts before it comes to life.
  await page.route('**/resources/texts/*', async (route) => {
    await new Promise<void>((resolve) => {
      comeToLife = resolve;
    });
    await route.continue();
  });
  await page.goto('/user/complaints/new');
  const what = page.getByLabel(words('complaints:field.what'));
  const send = page.getByRole('button', { name: words('complaints:new.button') });
  await what.fill('Poco');
  await send.click();
  await expect(what).toHaveAttribute('aria-invalid', 'true');
  const more = 'Todavía poco';
  await what.fill(more);
  comeToLife();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('textarea') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await expect(what).toHaveValue(more);
  await what.press('End');
  await what.pressSequentially('.');
  await send.click();
  await expect(what).toHaveValue(`${more}.`);
  await expect(what).toHaveAttribute('aria-invalid', 'true');
});
