import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/journey.ts';

test.describe('@each a stranger who signs in with Google on one’s own machine', () => {
  test('is led to the provider of this machine, and back with an account of theirs', async ({ visit, words }) => {
    const page = await visit('aurora', '/login?next=%2Fuser%2Fportfolio');
    await page.getByRole('link', { name: words('login:google') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Google of this machine');
    await page.getByLabel('E-mail address').fill(`${randomUUID()}@persona.test`);
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('Ruiz');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/user/portfolio');
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('is back at the sign-in page where they do not agree', async ({ visit, words }) => {
    const page = await visit('aurora', '/login');
    await page.getByRole('link', { name: words('login:google') }).click();
    await page.getByRole('button', { name: 'Do not agree' }).click();
    await page.waitForURL('**/login');
    await expect(page.getByRole('link', { name: words('login:google') })).toBeVisible();
  });
});
