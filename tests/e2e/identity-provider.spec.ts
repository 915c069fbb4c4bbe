import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { onboarding } from './pages/onboarding.ts';

/** `voltio` has its identities checked by a provider; in the tests that is a page of the back end. */
test.describe('@each an identity that a provider checks', () => {
  test('cannot be read at first, is sent again, and is confirmed', async ({ visit, product, words, context }) => {
    const { database, apiOrigin } = product;
    const offer = await addOffer(database, { tenant: 'voltio' });
    const person = await addInvestor(database, { tenant: 'voltio' });
    await database.query('delete from kyc_checks where user_id = $1', [person.id]);
    const page = await visit('voltio', '/', person.email);
    const way = onboarding(page, words);
    const title = page.getByRole('heading', { level: 1 });
    const cause = page.getByText(words('onboarding:identification.failed.cause.UNREADABLE'));

    const decide = async (button: string) => {
      const desk = await context.newPage();
      await desk.goto(`${apiOrigin}/local-identity`);
      await desk.getByRole('link', { name: 'voltio.localhost' }).click();
      const handed = desk.getByRole('listitem').filter({ hasText: person.name });
      // The job that hands it on runs within a second or two.
      await expect(async () => {
        await desk.reload();
        await expect(handed.getByRole('button', { name: button, exact: true })).toBeVisible({ timeout: 500 });
      }).toPass();
      await handed.getByRole('button', { name: button, exact: true }).click();
      await desk.close();
    };

    await page.goto(`/invest/${offer.slug}/identification`);
    await way.addDocument();
    await way.sendDocuments();
    await page.goto(`/invest/${offer.slug}/identification`);
    await decide('Ask again: cannot be read');

    await page.reload();
    await expect(cause).toBeVisible();
    // Nothing can be sent with the same picture; its field is open, and one new picture is enough.
    await expect(page.getByRole('button', { name: words('onboarding:identification.send') })).toHaveCount(0);
    await expect(page.getByText(words('onboarding:identification.sendRefused'))).toBeVisible();
    await way.bringDocument('IDENTITY_PROOF', 'dni-nuevo.pdf');
    await way.sendDocuments();
    await page.goto(`/invest/${offer.slug}/identification`);
    await decide('Confirm');

    await page.reload();
    await expect(title).toHaveText(words('onboarding:identification.title.done'));
    await way.goOn();
    await expect(page).toHaveURL(/\/invest\/[^/]+\/invest$/);
  });
});
