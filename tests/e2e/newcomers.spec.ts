import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail, codeIn } from '#tests/support/mailbox.ts';
import type { Words } from '#tests/support/words.ts';
import { fillDay } from './pages/day.ts';
import { enterCode, register } from './pages/door.ts';
import { managing } from './pages/managing.ts';
import { GERMAN_PASSPORT, onboarding } from './pages/onboarding.ts';
import { order } from './pages/order.ts';

/** Newcomers in the orders of steps other than the default one, which `invest.spec.ts` walks. */
test.describe('@each a newcomer', () => {
  test.describe.configure({ timeout: 180_000 });

  /** The step that the address shows. */
  const expectStep = (page: Page, step: string) => expect(page).toHaveURL(new RegExp(`/invest/[^/]+/${step}$`));
  const passTest = async (page: Page, words: Words, hasScript: boolean) => {
    const way = onboarding(page, words);
    await way.answerTest(true);
    await way.simulateLoss(hasScript);
  };

  test('a newcomer of a tenant without identity check, types and signature gives data, test and amount, and is led to Bizum', async ({
    visit,
    product,
    words,
    hasScript,
  }) => {
    const offer = await addOffer(product.database, { tenant: 'masamadre' });
    const email = `${randomUUID()}@persona.test`;
    const page = await visit('masamadre', `/invest/${offer.slug}`);
    const way = onboarding(page, words);
    const buy = order(page, words);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('issuances:box.createAccount') })
      .click();
    await register(page, words, { email, password: 'una-clave-bien-larga', also: ['birthday'], takesNews: true });
    await enterCode(page, words, codeIn(await awaitMail(product.apiOrigin, email)));
    // They come back to what they came for.
    await expectStep(page, 'account-information');
    await way.tellWho('onboarding:account.title.personal');
    await way.tellMore();
    await expectStep(page, 'initial-test');
    await passTest(page, words, hasScript);
    await buy.give('5');
    await buy.question('invest:breakdown.title');
    await expect(buy.method('BIZUM')).toBeChecked();
    await buy.confirm();
    await buy.question('invest:handover.title');
  });

  test('a newcomer who lives in Germany and has no NIE gives a passport, one page of it, orders and signs', async ({
    visit,
    product,
    words,
    hasScript,
  }) => {
    const offer = await addOffer(product.database);
    const email = `${randomUUID()}@persona.test`;
    const page = await visit('aurora', `/invest/${offer.slug}`);
    const way = onboarding(page, words);
    const buy = order(page, words);
    const desk = await visit('aurora', '/', 'manager@aurora.test');
    const office = managing(desk, words);

    await test.step('shows who they are', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: words('issuances:box.createAccount') })
        .click();
      await register(page, words, { email, password: 'una-clave-bien-larga' });
      await enterCode(page, words, codeIn(await awaitMail(product.apiOrigin, email)));
      await expectStep(page, 'identification');
      await way.tellWho(undefined, { ...GERMAN_PASSPORT, validUntil: '2020-01-31' });
      await expect(page.getByText(words('validator:error_document_expired')).first()).toBeVisible();
      await fillDay(page, words, words('onboarding:personal.id_expires_on'), '2035-01-31');
      await page.getByRole('button', { name: words('onboarding:saveAndContinue') }).click();
      await way.bringDocument('IDENTITY_PROOF', 'pasaporte.pdf');
      await way.sendDocuments();
    });

    await test.step('is read by the manager with passport and country', async () => {
      await desk.goto(`/manager/users?q=${encodeURIComponent(email)}`);
      await desk.getByRole('rowheader').getByRole('link').click();
      await expect(desk.getByText('C01X00T47').first()).toContainText(/C01X00T47 \((Alemania|Germany)\)/);
      await office.approveIdentity(email);
    });

    await test.step('orders, pays and signs', async () => {
      await way.tellMore();
      await passTest(page, words, hasScript);
      await buy.give('5');
      await buy.payByTransfer();
      await buy.prove();
      await office.openInvestment(email);
      await office.confirmPayment('250');
      await page.goto(`/invest/${offer.slug}/sign`);
      await expect(page.getByText('C01X00T47').first()).toContainText(
        /(pasaporte|passport) C01X00T47 \((Alemania|Germany)\)/,
      );
      await buy.askForCode();
      const mail = await awaitMail(product.apiOrigin, email, ({ kind }) => kind === 'investment.signature_code');
      await buy.sign('Carmen Ibáñez Núñez', codeIn(mail));
      await buy.question('invest:outcome.done.title');
    });
  });

  test('a newcomer for a company where test and amount come first gives type, papers and data, and waits for a manager’s yes', async ({
    visit,
    product,
    words,
    hasScript,
  }) => {
    const offer = await addOffer(product.database, { tenant: 'cumbre' });
    const email = `${randomUUID()}@persona.test`;
    const page = await visit('cumbre', `/invest/${offer.slug}`);
    const way = onboarding(page, words);
    const buy = order(page, words);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('issuances:box.createAccount') })
      .click();
    const also = ['phone', 'nationality', 'country'] as const;
    await register(page, words, { email, password: 'una-clave-bien-larga', also });
    await enterCode(page, words, codeIn(await awaitMail(product.apiOrigin, email)));

    await test.step('answers in the tenant’s order', async () => {
      await expectStep(page, 'initial-test');
      await passTest(page, words, hasScript);
      await buy.give('5');
      await expectStep(page, 'type-of-investor');
      await way.tellWho(undefined, undefined, 'LEGAL_ENTITY');
      await expectStep(page, 'identification');
      await way.tellCompany();
      await way.addCompanyDocuments();
      await way.sendDocuments();
      await way.tellMore();
    });

    await test.step('reads that only the manager is left', async () => {
      await expectStep(page, 'identification');
      await expect(page.getByText(words('onboarding:identification.nothingElse'))).toBeVisible();
    });

    await test.step('confirms what was chosen once the company is approved', async () => {
      const desk = await visit('cumbre', '/', 'manager@cumbre.test');
      await managing(desk, words).approveIdentity(email);
      await page.goto(`/invest/${offer.slug}/identification`);
      await way.goOn();
      await buy.payByTransfer();
    });
  });
});
