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
