import { randomBytes, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#domain/access/addresses.ts';
import { wireReference } from '#domain/investment/wire-reference.ts';
import { sampleFile } from '#domain/statement/sample-files.ts';
import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { addRefunds } from '#tests/support/demo-refunds.ts';
import { expect, test } from '#tests/support/journey.ts';
import type { Product } from '#tests/support/product.ts';
import type { Words } from '#tests/support/words.ts';
import { addMorning } from './pages/morning.ts';

/** A manager's hand: how often it has clicked since it was last asked. Typing is apart. */
function hand(page: Page, words: Words) {
  let count = 0;
  const main = page.getByRole('main');
  const click = async (target: Locator) => {
    count += 1;
    await target.click();
  };
  const button = (key: string) => main.getByRole('button', { name: words(key), exact: true });
  return {
    click,
    press: (key: string) => click(button(key)),
    /** A button, and the page that asks before it acts. */
    async act(key: string, sure = key) {
      await click(button(key));
      await expect(main.locator('input[name=confirmed]')).toHaveCount(1);
      await click(button(sure));
      await expect(main.locator('input[name=confirmed]')).toHaveCount(0);
    },
    row: (name: string | RegExp) => click(main.getByRole('rowheader').getByRole('link', { name }).first()),
    clicks() {
      const clicked = count;
      count = 0;
      return clicked;
    },
  };
}

/** Imports what came in; answers what the import took in clicks: opening it, choosing the file, sending it. */
async function imported(
  page: Page,
  words: Words,
  { database }: Product,
  row: { cents: bigint; name: string; text: string },
) {
  const [account] = await database.query<{ iban: string }>(
    `select settings->'safeguarding'->>'iban' as iban from tenants where name = 'aurora'`,
  );
  const day = new Date().toISOString().slice(0, 10);
  const file = sampleFile('camt.053.001.08', {
    ...{ iban: account?.iban ?? '', from: day, to: day, openingCents: 70_000_000n },
    rows: [{ ...row, day, isCredit: true, reference: randomUUID().slice(0, 16) }],
  });
  const { press, click, clicks } = hand(page, words);
  await page.goto(pathTo.manager.statements);
  await click(page.getByRole('link', { name: words('statements:import.open') }));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    click(page.getByLabel(words('statements:import.file'))),
  ]);
  await chooser.setFiles({ name: 'extracto.xml', mimeType: 'application/xml', buffer: Buffer.from(file) });
  await press('statements:import.button');
  await expect(page).toHaveURL(/\?file=/);
  return clicks();
}

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

// Targets: findings/manager.md, "time to do each job". Its twos are the act and the yes of the page that asks; opening what waits is one more (record 0155).
test('identities and proofs take two clicks each once the first is open, and one more to open it', async ({
  visit,
  product,
  words,
}) => {
  const { proofs } = await addMorning(product, { jobs: 0, identities: 2, proofs: 2, requests: 0, questions: 0 });
  const page = await visit('aurora', `${pathTo.manager.inbox}?kind=identity`, 'manager@aurora.test');
  const { act, row, clicks } = hand(page, words);
  await row(/./);
  expect(clicks()).toBe(1);
  for (let at = 0; at < 2; at++) {
    await expect(page).toHaveURL(/\/identity-check/);
    await act('users:check.approve.button');
    await expect(page.getByText(words('users:check.approve.done'))).toBeVisible();
    expect(clicks()).toBe(2);
  }
  await page.goto(`${pathTo.manager.inbox}?kind=proof`);
  await row(/./);
  expect(clicks()).toBe(1);
  for (const { id, cents } of proofs) {
    await expect(page).toHaveURL(new RegExp(pathTo.manager.investment(id)));
    await page.getByLabel(words('managed:confirmProof.received')).fill(euros(cents));
    await act('managed:confirmProof.button');
    await expect(page.getByText(words('managed:confirmProof.done'))).toBeVisible();
    expect(clicks()).toBe(2);
  }
});

test('a statement is imported with three clicks; what came without a reference or as too much is assigned with two, and leads on to the next, which takes two again', async ({
  visit,
  product,
  words,
}) => {
  const { database } = product;
  const page = await visit('aurora', '/', 'manager@aurora.test');
  const { act, row, clicks } = hand(page, words);
  const offer = await addOffer(database);
  const orders: { id: string; name: string }[] = [];
  for (const { text, over, day } of [
    { text: () => 'sin concepto', over: 0n, day: '2020-01-01' },
    { text: (wire: string) => wire, over: 10_000n, day: '2020-01-02' },
  ]) {
    const investor = await addInvestor(database);
    const order = await addOrder(database, investor, offer.id, 'IN_UPLOAD_PROOF_OF_PAYMENT');
    const wire = wireReference(randomBytes(32));
    const [missing] = await database.query<{ cents: string }>(
      'update investments set wire_reference = $2 where id = $1 returning amount_cents + fee_cents as cents',
      [order.id, wire],
    );
    const came = { cents: BigInt(missing?.cents ?? 0) + over, name: investor.name, text: text(wire) };
    expect(await imported(page, words, product, came)).toBe(3);
    // The oldest of all that waits, one after the other.
    await database.query('update statement_rows set booked_on = $2 where counterparty = $1', [investor.name, day]);
    orders.push({ id: order.id, name: investor.name });
  }
  await page.goto(`${pathTo.manager.inbox}?kind=movement`);
  await row(orders[0]?.name ?? '');
  expect(clicks()).toBe(1);
  for (const { id, name } of orders) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await act('statements:assign.button');
    await expect(page.getByText(words('statements:assign.done'))).toBeVisible();
    expect(clicks()).toBe(2);
    const paid = await database.query('select status from investments where id = $1', [id]);
    expect(paid).not.toEqual([{ status: 'IN_UPLOAD_PROOF_OF_PAYMENT' }]);
  }
});

test('a refund is noted with two clicks, a phase moved with three, and a person found by their telephone with one', async ({
  visit,
  product,
  words,
}) => {
  const { database } = product;
  const investor = await addInvestor(database);
  const order = await addRefunds(database, investor, [{ method: 'BANK_TRANSFER', cents: 22_595 }]);
  const page = await visit('aurora', pathTo.manager.investment(order), 'manager@aurora.test');
  const { act, click, row, clicks } = hand(page, words);
  await page.getByLabel(words('managed:settle.bankReference')).fill('TRF-2026-1');
  await act('managed:settle.button', 'managed:settle.confirm');
  await expect(page.getByText(words('managed:settle.done'))).toBeVisible();
  expect(clicks()).toBe(2);

  const offer = await addOffer(database);
  await page.goto(`${pathTo.manager.issuances}?q=${encodeURIComponent(offer.title)}`);
  const move = words('issuances:sheet.moveTo', { to: words('statuses:phase.CLOSED') });
  await row(offer.title);
  await click(page.getByRole('link', { name: move }));
  await page.getByLabel(words('issuances:phase.name'), { exact: true }).fill(offer.title);
  await page.getByLabel(words('issuances:sheet.note')).fill('Se cierra antes');
  await click(page.getByRole('button', { name: move, exact: true }));
  await expect(page.getByText(words('issuances:sheet.moved'))).toBeVisible();
  expect(clicks()).toBe(3);

  const phone = `6${String(Date.now()).slice(-8)}`;
  await database.query('update user_profiles set phone = $2 where user_id = $1', [investor.id, `+34${phone}`]);
  await page.goto(pathTo.manager.account);
  await page.setViewportSize({ width: 1536, height: 1000 });
  await page.keyboard.press('/');
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manager\/search\?q=/);
  await row(investor.name);
  await expect(page).toHaveURL(new RegExp(pathTo.manager.user(investor.id)));
  expect(clicks()).toBe(1);
});

test('all that is ready is minted with four clicks, the last under a typed total', async ({
  visit,
  product,
  words,
}) => {
  await product.database.query(
    `update issuances i set minting_strategy = 'MANUAL' from tenants t
     where t.id = i.tenant_id and t.name = 'ladrillo' and i.status = 'CAMPAIGN'`,
  );
  const page = await visit('ladrillo', pathTo.manager.investments, 'manager@ladrillo.test');
  const { click, press, clicks } = hand(page, words);
  await click(page.locator('main a[href*="waiting=mint"]').first());
  await click(page.getByRole('checkbox', { name: words('ui:selectAll') }));
  await press('managed:mintSelected');
  // The yes is not pressed: other journeys mint these.
  await expect(page.getByLabel(words('managed:mint.typed'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('managed:mint.confirm'), exact: true })).toBeVisible();
  expect(clicks() + 1).toBe(4);
});
