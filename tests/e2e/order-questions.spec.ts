import type { Page } from '@playwright/test';
import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { expect, test, type Visit } from '#tests/support/journey.ts';
import { awaitMail, mailsTo } from '#tests/support/mailbox.ts';
import type { Product } from '#tests/support/product.ts';
import type { Words } from '#tests/support/words.ts';
import { managing } from './pages/managing.ts';

const REASON = 'El importe no se lee';

/** A manager on the sheet of an order in a status, and how it stands in the books. */
async function onSheet(
  visit: Visit,
  { database }: Product,
  status: 'PROOF_OF_PAYMENT_UPLOADED' | 'IN_UPLOAD_PROOF_OF_PAYMENT' | 'CHARGED',
) {
  const investor = await addInvestor(database);
  const offer = await addOffer(database);
  const { id, reference } = await addOrder(database, investor, offer.id, status);
  const page = await visit('aurora', `/manager/investments/${id}`, 'manager@aurora.test');
  const stands = async () =>
    (await database.query<{ status: string }>('select status from investments where id = $1', [id]))[0]?.status;
  return { page, investor, offer, id, reference, stands };
}

/** Opens a form that stands folded, and types its reason. */
async function give(page: Page, words: Words, kind: 'rejectProof' | 'cancel'): Promise<void> {
  const form = page.locator('details').filter({ hasText: words(`managed:${kind}.reasonHint`) });
  await form
    .filter({ hasText: words(`managed:${kind}.button`) })
    .locator('summary')
    .click();
  await form
    .filter({ hasText: words(`managed:${kind}.button`) })
    .getByLabel(words(`managed:${kind}.reason`))
    .fill(REASON);
}

/** What asks: a page, with script as without. */
async function asking(page: Page) {
  await expect(page.getByRole('main').locator('input[name=confirmed]')).toHaveCount(1);
  return page.getByRole('main');
}

test('@each rejecting a proof asks once, by name, and does nothing before the yes', async ({
  visit,
  product,
  words,
}) => {
  const { page, investor, reference, stands } = await onSheet(visit, product, 'PROOF_OF_PAYMENT_UPLOADED');
  const press = () =>
    page
      .getByRole('button', { name: words('managed:rejectProof.button'), exact: true })
      .first()
      .click();
  await give(page, words, 'rejectProof');
  await press();
  const question = await asking(page);
  await expect(question).toContainText(words('managed:rejectProof.ask', { name: investor.name }));
  await expect(question).toContainText(reference);
  expect(await stands()).toBe('PROOF_OF_PAYMENT_UPLOADED');
  expect(await mailsTo(product.apiOrigin, investor.email)).toEqual([]);
  await question.getByRole('button', { name: words('managed:rejectProof.button'), exact: true }).click();
  await expect(page.getByText(words('managed:rejectProof.done'))).toBeVisible();
  expect(await stands()).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  const mail = await awaitMail(product.apiOrigin, investor.email);
  expect(mail.plain).toContain(REASON);
});

test('@each cancelling an investment asks once, says what goes back and by which way, and a no keeps it', async ({
  visit,
  product,
  words,
}) => {
  const { page, investor, reference, stands } = await onSheet(visit, product, 'CHARGED');
  await give(page, words, 'cancel');
  const button = page.getByRole('button', { name: words('managed:cancel.button'), exact: true });
  const red = await button.evaluate((element) => getComputedStyle(element).color);
  await button.click();
  const question = await asking(page);
  for (const text of [
    words('managed:cancel.ask', { reference, name: investor.name }),
    words('managed:cancel.way.BANK_TRANSFER'),
    words('managed:cancel.final'),
  ])
    await expect(question).toContainText(text);
  // It destroys, and looks so where it is asked: as the button that led here, not as what one would gladly press. The pointer that
  // pressed that button may rest on this one, which then looks pointed at.
  await page.mouse.move(0, 0);
  await expect(question.getByRole('button', { name: words('managed:cancel.confirm'), exact: true })).toHaveCSS(
    'color',
    red,
  );
  await question.getByRole('link', { name: words('managed:cancel.keep'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('managed:sheet.facts') })).toBeVisible();
  expect(await stands()).toBe('CHARGED');
  expect(await mailsTo(product.apiOrigin, investor.email)).toEqual([]);
});

test('@each cancelling an unpaid investment says that nothing goes back, and a yes cancels it', async ({
  visit,
  product,
  words,
}) => {
  const { page, investor, stands } = await onSheet(visit, product, 'IN_UPLOAD_PROOF_OF_PAYMENT');
  await give(page, words, 'cancel');
  await page.getByRole('button', { name: words('managed:cancel.button'), exact: true }).click();
  const question = await asking(page);
  await expect(question).toContainText(words('managed:cancel.unpaid'));
  expect(await stands()).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  await question.getByRole('button', { name: words('managed:cancel.confirm'), exact: true }).click();
  await expect(page.getByText(words('managed:cancel.done'))).toBeVisible();
  expect(await stands()).toBe('CANCELED');
  expect((await awaitMail(product.apiOrigin, investor.email)).plain).toContain(REASON);
});

test('@each confirming a payment asks once on a page, with whose it is and who is told; a wrong amount is said at its field', async ({
  visit,
  product,
  words,
  lang,
}) => {
  const { page, investor, id, stands } = await onSheet(visit, product, 'PROOF_OF_PAYMENT_UPLOADED');
  const [row] = await product.database.query<{ cents: string }>(
    'select (amount_cents + fee_cents)::text as cents from investments where id = $1',
    [id],
  );
  const cents = row?.cents ?? '';
  const amount = `${cents.slice(0, -2)}${lang === 'es' ? ',' : '.'}${cents.slice(-2)}`;
  const received = page.getByLabel(words('managed:confirmProof.received'));
  const press = () => page.getByRole('button', { name: words('managed:confirmProof.button'), exact: true }).click();
  await received.fill('1');
  await press();
  await expect(received).toHaveAttribute('aria-invalid', 'true');
  await expect(received).toHaveValue('1');
  await received.fill(amount);
  await press();
  await managing(page, words).expectQuestion('managed:confirmProof.ask');
  await expect(page.getByRole('main')).toContainText(investor.email);
  expect(await stands()).toBe('PROOF_OF_PAYMENT_UPLOADED');
  await press();
  await expect(page.getByText(words('managed:confirmProof.done'))).toBeVisible();
  expect(await stands()).toBe('CHARGED');
});
