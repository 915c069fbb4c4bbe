import type { Page } from '@playwright/test';
import { faceOf } from '#domain/brand/faces.ts';
import { REFERENCE_BRANDS } from '#domain/brand/reference-brands.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail } from '#tests/support/mailbox.ts';
import { PUBLIC_BUDGET } from '#tests/support/page-budgets.ts';
import { faultsOf } from './pages/looking.ts';

const BRANDS = Object.keys(REFERENCE_BRANDS) as (keyof typeof REFERENCE_BRANDS)[];
const LOOKS = [
  { scheme: 'light', width: 360 },
  { scheme: 'dark', width: 1281 },
  { scheme: 'light', width: 1536 },
] as const;

/** A picture beside sign-in or above a project: it came, and it stands in the window. */
async function expectPicture(page: Page, file: RegExp): Promise<void> {
  const picture = page.locator('main img').and(page.locator(`[src*="/projects/"]`)).first();
  await expect(picture).toHaveAttribute('src', file);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

for (const brand of BRANDS) {
  const look = REFERENCE_BRANDS[brand];

  test(`${brand}: sign-in and project wear the brand, read well and stay within their requests at every width and in both schemes`, async ({
    visit,
    product,
  }) => {
    const [offer] = await product.database.query<{ slug: string }>(
      `select slug from issuances i join tenants t on t.id = i.tenant_id where t.name = $1 and i.status = 'CAMPAIGN'
       order by campaign_ends_at, i.created_at, i.id limit 1`,
      [brand],
    );
    const page = await visit(brand, '/robots.txt');
    for (const { scheme, width } of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const path of ['/login', `/invest/${offer?.slug}`]) {
        const at = `${path} in ${scheme} at ${width} px`;
        const asked: string[] = [];
        const count = (request: { url(): string }) => asked.push(new URL(request.url()).pathname);
        page.on('request', count);
        await page.goto(path, { waitUntil: 'networkidle' });
        page.off('request', count);
        const ours = asked.filter((one) => !/^\/(?:tenants|projects|resources\/public-files)\//.test(one));
        // The page after the first takes what it shares from the browser's own store: fewer are asked for, never more.
        expect(ours.length, `${at}: ${ours.join(' ')}`).toBeLessThanOrEqual(PUBLIC_BUDGET.requests);
        // A table with an empty corner is the issuer's own; that it is said of one is not the brand's doing.
        const faults = (await faultsOf(page)).filter((fault) => !fault.includes('empty-table-header'));
        expect.soft(faults, at).toEqual([]);
        await expectPicture(page, new RegExp(`^/projects/${brand}/`));
        const face = faceOf(look);
        expect(await page.evaluate((name) => document.fonts.check(`20px "${name}"`), face?.family), at).toBe(true);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading, at).toHaveCSS('font-family', new RegExp(`^"?${face?.family}`));
        await expect(heading, at).toHaveCSS('text-transform', look.heading_case === 'upper' ? 'uppercase' : 'none');
        await expect(page.locator('html'), at).toHaveAttribute('data-scheme', look.scheme);
      }
    }
  });

  test(`${brand}: a mail is read by a browser as the brand's, on a phone`, async ({ visit, product, words }) => {
    const page = await visit(brand, '/forgot-password');
    const email = `investor@${brand}.test`;
    await page.getByLabel(words('password:email')).fill(email);
    await page.getByRole('button', { name: words('password:forgot_submit') }).click();
    const mail = await awaitMail(product.apiOrigin, email, ({ html }) => html.includes('token='));
    const logo = /<img src="([^"]+)"/.exec(mail.html)?.[1] ?? '';
    const { pathname } = new URL(logo);
    const answer = await page.evaluate(
      (path) => fetch(path).then(({ status, headers }) => [status, headers.get('content-type')]),
      pathname,
    );
    expect(answer).toEqual([200, 'image/png']);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('about:blank');
    await page.setContent(mail.html);
    const action = page.getByRole('link');
    await expect(action).toHaveCSS('background-color', /^rgb\(/);
    const fill = await action.evaluate((link) => getComputedStyle(link).backgroundColor);
    const hex = (fill.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('');
    expect(`#${hex}`).toBe(look.scheme === 'dark' ? look.accent_dark : look.accent);
    // A mail is no page: it has no landmarks.
    const faults = (await faultsOf(page)).filter((fault) => !/: (?:landmark-one-main|region) at/.test(fault));
    expect(faults).toEqual([]);
  });
}
