import type { Page } from '@playwright/test';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import type { Words } from '#tests/support/words.ts';
import { signIn } from './pages/door.ts';
import { order } from './pages/order.ts';

const PHONE = { width: 360, height: 800 };

test.describe('@each on a phone', () => {
  test.use({ viewport: PHONE });

  test('the bar of the stages fills by count, and what is in review says so', async ({ visit, product, words }) => {
    const { id, email } = await addInvestor(product.database);
    const { slug } = await addOffer(product.database);
    const page = await visit('aurora', `/login?next=/invest/${slug}/invest`);
    await signIn(page, words, email);
    const buy = order(page, words);
    await buy.question('invest:invest.title');
    const steps = page.getByRole('navigation', { name: words('ui:steps') });
    /** Filled parts of the places, from the left, in per cent. */
    const filled = () =>
      steps
        .locator('summary svg')
        .evaluateAll((places) =>
          places.map((place) => place.querySelectorAll('rect')[1]?.getAttribute('width') ?? '0%'),
        );
    expect(await filled()).toEqual(['100%', '100%', '0%', '0%']);
    await buy.give('3');
    await buy.question('invest:breakdown.title');
    expect(await filled()).toEqual(['100%', '100%', '50%', '0%']);
    await expect(steps.locator('summary')).toContainText(words('invest:rail.contribution-breakdown'));

    await product.database.query(`update kyc_checks set status = 'MANUAL_REVIEW' where user_id = $1`, [id]);
    await page.goto(`/invest/${slug}/identification`);
    await expect(steps.locator('summary')).toContainText(words('ui:step.review'));
    expect(await filled()).toEqual(['100%', '100%', '0%', '0%']);
    await page.setViewportSize({ width: 1536, height: 900 });
    const rail = steps.locator('li:visible');
    await expect(rail.filter({ hasText: words('invest:stage.you') }).first()).toContainText(words('ui:step.review'));
    await expect(rail.filter({ hasText: words('invest:stage.payment') })).toContainText(words('ui:step.blocked'));
    await expect(steps.locator('li[aria-current=step]:visible')).toContainText(words('invest:rail.identification'));
  });

  test('the one thing to do with a project stays in reach, and gives way to its box; so do its sections, each shown below their line', async ({
    visit,
    product,
    words,
  }) => {
    const { slug } = await addOffer(product.database);
    const page = await visit('aurora', `/invest/${slug}`);
    const bar = page.locator('[data-bar=invest]');
    const box = page.getByRole('complementary').first();
    await box.scrollIntoViewIfNeeded();
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(bar).toBeHidden();
    await page.locator('#risks').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await sectionsStayInReach(page, words);
    await page.setViewportSize({ width: 1281, height: 800 });
    await expect(bar).toBeHidden();
    await page.locator('#risks').scrollIntoViewIfNeeded();
    await sectionsStayInReach(page, words);
  });

  test('own investments show rows first, the order in their place, and tabs only where they hold something', async ({
    visit,
    product,
    words,
  }) => {
    const { email } = await addInvestor(product.database);
    const { slug, title } = await addOffer(product.database);
    const page = await visit('aurora', `/login?next=/invest/${slug}/invest`);
    await signIn(page, words, email);
    await order(page, words).orderByTransfer('3');
    await page.goto('/user/investments');
    const tabs = page.getByRole('navigation', { name: words('investments:tabs') }).getByRole('link');
    await expect(tabs).toHaveText([new RegExp(words('statuses:tab.all')), new RegExp(words('statuses:tab.ordered'))]);
    const sheet = page.getByRole('article');
    await expect(sheet).toBeHidden();
    await page.getByRole('listitem').getByRole('link', { name: title, exact: true }).click();
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('row', { name: words('investments:toPay') })).toBeVisible();
    await page.getByRole('link', { name: words('investments:backToList') }).click();
    await expect(sheet).toBeHidden();
    // What is nobody's leads back; the address of an empty state stays one.
    await page.goto('/user/investments?order=1%27');
    await expect(page).toHaveURL(/\/user\/investments$/);
    await page.goto('/user/investments?tab=closed');
    await expect(page.getByText(words('investments:emptyTab'))).toBeVisible();
  });
});

test('a password is shown to who asks for it, and hidden again before it is sent', async ({ visit, words }) => {
  const page = await visit('aurora', '/login');
  const password = page.getByLabel(words('login:password'), { exact: true });
  const show = page.getByRole('button', { name: words('ui:revealTyped') });
  await page.getByLabel(words('login:email')).fill('nadie@aurora.test');
  await password.fill('una-clave-que-no-es');
  await expect(password).toHaveAttribute('type', 'password');
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page
    .getByRole('main')
    .getByRole('button', { name: words('login:submit'), exact: true })
    .click();
  expect((await sent).postData()).toContain('una-clave-que-no-es');
  await expect(password).toHaveAttribute('type', 'password');
});

/** The line of sections is in sight far down the page, and each leads to its section with its heading below the line. */
async function sectionsStayInReach(page: Page, words: Words): Promise<void> {
  const sections = page.getByRole('navigation', { name: words('issuances:page.sections') });
  await expect(sections).toBeInViewport({ ratio: 1 });
  for (const link of [sections.getByRole('link').first(), sections.getByRole('link').last()]) {
    const target = page.locator((await link.getAttribute('href')) ?? '');
    await link.click();
    const heading = target.getByRole('heading').first();
    await expect(heading).toBeInViewport();
    await expect(sections).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [line, below] = [await sections.boundingBox(), await heading.boundingBox()];
        return line && below ? below.y - (line.y + line.height) : Number.NaN;
      })
      .toBeGreaterThanOrEqual(0);
  }
}
