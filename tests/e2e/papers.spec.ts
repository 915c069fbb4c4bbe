import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchOf } from '#tests/support/browser.ts';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import type { Product } from '#tests/support/product.ts';
import { signIn } from './pages/door.ts';
import { pdf } from './pages/files.ts';
import { complaintsOf } from './pages/looking.ts';
import { managing } from './pages/managing.ts';
import { order } from './pages/order.ts';
import { addWaitingPerson, BLUE, bluePdf, pointsOf, RED } from './pages/papers.ts';
import { ownStatus, statusDesk } from './pages/sophisticated.ts';

// Papers are looked at in the browser's own reader.
test.use({ isReader: true });

const pane = (page: Page) => page.locator('#paper');
const painted = async (page: Page, colour: typeof RED) => pointsOf(await pane(page).screenshot(), colour);
/** Papers of somebody that were looked at and downloaded, oldest first. */
const acts = async ({ database }: Product, person: { id: string }) =>
  (
    await database.query<{ act: string }>(
      `select l.action || ' ' || f.name as act from audit_log l join files f on f.id::text = l.details->>'file_id'
       where l.subject_id = $1 and l.action like 'file.%' order by l.at, l.id`,
      [person.id],
    )
  ).map(({ act }) => act);

test('@each an identity is judged beside its papers: seen, zoomed, turned, and each look written down', async ({
  visit,
  product,
  words,
  hasScript,
}) => {
  const person = await addWaitingPerson(product);
  const page = await visit('aurora', '/', 'manager@aurora.test');
  const complaints = complaintsOf(page);
  const check = `/manager/users/${person.id}/identity-check`;

  await test.step('the front is a picture, whole', async () => {
    await page.goto(check);
    await expect.poll(() => painted(page, RED)).toBeGreaterThan(20_000);
  });

  await test.step('larger and turned without losing what was typed', async () => {
    const [whole, reason] = [await painted(page, RED), page.getByLabel(words('users:check.refuse.reason'))];
    await page.locator('summary', { hasText: words('users:check.refuse.title') }).click();
    await reason.fill('La foto no se lee');
    await pane(page)
      .locator('label', { hasText: words('ui:paper.turnTo', { degrees: 90 }) })
      .click();
    // Twice as wide as high: standing it has less room.
    await expect.poll(() => painted(page, RED)).toBeLessThan(whole);
    await pane(page)
      .locator('label', { hasText: words('ui:paper.turnTo', { degrees: 180 }) })
      .click();
    // Its edges are drawn a little differently.
    await expect.poll(() => painted(page, RED)).toBeGreaterThan(whole * 0.98);
    await pane(page).getByRole('radio', { name: /^100/ }).focus();
    for (const percent of [/^150/, /^200/]) {
      await page.keyboard.press('ArrowRight');
      await expect(pane(page).getByRole('radio', { name: percent })).toBeChecked();
    }
    await expect.poll(() => painted(page, RED)).toBeGreaterThan(whole * 1.2);
    await expect(reason).toHaveValue('La foto no se lee');
    expect(await acts(product, person)).toEqual(['file.seen anverso.jpg']);
  });

  await test.step('the back is a PDF in the reader of the browser', async () => {
    await pane(page)
      .getByRole('link', { name: words('onboarding:documents.IDENTITY_PROOF_BACK.label') })
      .click();
    await expect(pane(page).locator('iframe')).toHaveAttribute('src', /\/resources\/files\/[^/]+\/look#/);
    // Playwright takes script from every page without it, the browser's own reader too; the next journey takes it as people do.
    if (hasScript) await expect.poll(() => painted(page, BLUE)).toBeGreaterThan(20_000);
    await expect.poll(() => acts(product, person)).toEqual(['file.seen anverso.jpg', 'file.seen reverso.pdf']);
  });

  await test.step('a download is the second choice, and written down too', async () => {
    const coming = page.waitForEvent('download');
    await pane(page)
      .getByRole('link', { name: words('ui:paper.download') })
      .click();
    expect((await coming).suggestedFilename()).toBe('reverso.pdf');
    expect((await acts(product, person)).at(-1)).toBe('file.read reverso.pdf');
  });

  await test.step('on no width is anything cut off', async () => {
    for (const width of [360, 1024, 1281, 1536]) {
      await page.setViewportSize({ width, height: 900 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([width, wider]).toEqual([width, 0]);
      const [paper, decision] = await Promise.all([
        pane(page).boundingBox(),
        page.getByRole('heading', { name: words('users:check.decision') }).boundingBox(),
      ]);
      const isBeside = (decision?.x ?? 0) > (paper?.x ?? 0) + (paper?.width ?? 0);
      expect([width, isBeside]).toEqual([width, width > 360]);
    }
  });

  await test.step('the sheet of the person leads to each of them', async () => {
    await page.goto(`/manager/users/${person.id}?tab=documents`);
    await page.getByRole('link', { name: words('onboarding:documents.IDENTITY_PROOF.label') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
    await expect.poll(() => painted(page, RED)).toBeGreaterThan(20_000);
  });
  expect(complaints).toEqual([]);
});

test('papers look the same to a person who has switched script off', async ({ product, words, playwright }) => {
  const person = await addWaitingPerson(product);
  const folder = await mkdtemp(path.join(tmpdir(), 'lonja-browser-'));
  await mkdir(path.join(folder, 'Default'));
  const settings = { profile: { default_content_setting_values: { javascript: 2 } } };
  await writeFile(path.join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await playwright.chromium.launchPersistentContext(folder, {
    ...launchOf('reader'),
    locale: 'es-ES',
    baseURL: product.originOf('aurora'),
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('/login');
    await signIn(page, words, 'manager@aurora.test');
    await page.goto(`/manager/users/${person.id}/identity-check`);
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/);
    await expect.poll(() => painted(page, RED)).toBeGreaterThan(20_000);
    await pane(page)
      .getByRole('link', { name: words('onboarding:documents.IDENTITY_PROOF_BACK.label') })
      .click();
    await expect.poll(() => painted(page, BLUE)).toBeGreaterThan(20_000);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('@each a proof of payment and the evidence of a request stand beside their judgement', async ({
  visit,
  product,
  words,
  hasScript,
}) => {
  const investor = await addInvestor(product.database);
  const { slug } = await addOffer(product.database);
  const page = await visit('aurora', '/', investor.email);
  const office = await visit('aurora', '/', 'manager@aurora.test');
  const buy = order(page, words);

  await test.step('the proof while it waits, and afterwards where it is asked for', async () => {
    await page.goto(`/invest/${slug}/invest`);
    await buy.orderByTransfer('5');
    await buy.prove({ ...pdf('justificante.pdf'), buffer: await bluePdf() });
    await buy.question('invest:outcome.waiting.title');
    await managing(office, words).openInvestment(investor.email);
    if (hasScript) await expect.poll(() => painted(office, BLUE)).toBeGreaterThan(20_000);
    await expect.poll(() => acts(product, investor)).toEqual(['file.seen justificante.pdf']);
    await managing(office, words).confirmPayment('250');
    await expect(pane(office)).toHaveCount(0);
    await office.getByRole('link', { name: words('sheet:tab.documents') }).click();
    await expect(pane(office).locator('iframe')).toHaveCount(1);
    await expect.poll(() => acts(product, investor)).toEqual(Array(2).fill('file.seen justificante.pdf'));
  });

  await test.step('the evidence', async () => {
    await page.goto('/user/sophisticated');
    await ownStatus(page, words).ask('renta.pdf');
    await statusDesk(office, words).openWaiting(investor.name);
    await expect(pane(office).getByRole('heading', { name: 'renta.pdf' })).toBeVisible();
    await expect.poll(async () => (await acts(product, investor)).at(-1)).toBe('file.seen renta.pdf');
  });
});
