import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { sampleFile } from '#domain/statement/sample-files.ts';
import { addInvestor, addOffer, addOrder, type DemoInvestor } from '#tests/support/demo-copies.ts';
import { addRefunds } from '#tests/support/demo-refunds.ts';
import { expect, test } from '#tests/support/journey.ts';
import type { Product } from '#tests/support/product.ts';
import type { Words } from '#tests/support/words.ts';
import { managing } from './pages/managing.ts';

/** What is typed to decide, and what is left half typed in a form beside it. */
const DECIDED = 'Revisado con la primera persona';
const LEFT = 'Esto se queda a medias';
/** How long a button may stay busy once the answer is there: a rule of the product. */
const BUSY_MS = 1000;

/** A manager who is signed in, and what the database of the product holds. */
interface Desk {
  page: Page;
  main: Locator;
  words: Words;
  hasScript: boolean;
  product: Product;
}

/** Two records of one kind that wait. */
interface Pair {
  /** Where the first one stands. */
  path: string;
  /** Of the act that is done to the first one. */
  done: string;
  /** Types into more than one form, and decides. */
  decide(): Promise<void>;
  /** The way that a manager goes to the second one; answers what of it is to be seen. */
  goOn(): Promise<string | RegExp>;
}

const two = async ({ product }: Desk, tenant = 'aurora'): Promise<[DemoInvestor, DemoInvestor]> => [
  await addInvestor(product.database, { tenant }),
  await addInvestor(product.database, { tenant }),
];

/** Opens what stands folded under these words. */
async function unfold({ main, words }: Desk, title: string): Promise<Locator> {
  const fold = main.locator('details').filter({ has: main.page().locator('summary', { hasText: words(title) }) });
  await fold.locator('summary').click();
  return fold;
}

/** From an investment's sheet over the list to the one of somebody else. */
async function toOrderOf({ main, page, words }: Desk, { email, name }: DemoInvestor): Promise<string> {
  await main
    .getByRole('link', { name: words('managed:sheet.back'), exact: true })
    .first()
    .click();
  await page.getByLabel(words('managed:filter.search')).fill(email);
  await page.getByRole('button', { name: words('ui:filter'), exact: true }).click();
  await page.getByRole('rowheader').getByRole('link', { name }).click();
  return name;
}

const KINDS: { kind: string; tenant?: string; make(desk: Desk): Promise<Pair> }[] = [
  {
    kind: 'a request for sophisticated status',
    async make(desk) {
      const people = await two(desk);
      const ids = people.map(() => randomUUID());
      for (const [at, { id, tenantId }] of people.entries())
        await desk.product.database.query(
          `insert into sophisticated_requests (tenant_id, id, user_id, criteria, status, created_at)
           values ($1, $2, $3, '["wealth","profession"]', 'REQUESTED', $4)`,
          [tenantId, ids[at], id, new Date(Date.UTC(2020, 0, 1 + at))],
        );
      return {
        path: `/manager/users/sophisticated/${ids[0]}`,
        done: 'sophisticated:refuse.done',
        async decide() {
          const fold = await unfold(desk, 'sophisticated:refuse.title');
          await fold.getByLabel(desk.words('sophisticated:refuse.reason')).fill(DECIDED);
          await managing(desk.page, desk.words).pressTwice('sophisticated:refuse.button');
        },
        // The oldest that waits now.
        goOn: async () => people[1].name,
      };
    },
  },
  {
    kind: 'a proof of payment',
    async make(desk) {
      const people = await two(desk);
      const offer = await addOffer(desk.product.database);
      const orders = [];
      for (const investor of people)
        orders.push(await addOrder(desk.product.database, investor, offer.id, 'PROOF_OF_PAYMENT_UPLOADED'));
      return {
        path: `/manager/investments/${orders[0]?.id}`,
        done: 'managed:rejectProof.done',
        async decide() {
          await desk.page.getByLabel(desk.words('managed:confirmProof.received')).fill(LEFT);
          const beside = await unfold(desk, 'managed:cancel.title');
          await beside.getByLabel(desk.words('managed:cancel.reason')).fill(LEFT);
          const fold = await unfold(desk, 'managed:rejectProof.title');
          await fold.getByLabel(desk.words('managed:rejectProof.reason')).fill(DECIDED);
          await managing(desk.page, desk.words).pressTwice('managed:rejectProof.button');
        },
        goOn: () => toOrderOf(desk, people[1]),
      };
    },
  },
  {
    kind: 'a refund by transfer',
    async make(desk) {
      const people = await two(desk);
      const orders: string[] = [];
      for (const investor of people)
        orders.push(await addRefunds(desk.product.database, investor, [{ method: 'BANK_TRANSFER', cents: 22_595 }]));
      return {
        path: `/manager/investments/${orders[0]}`,
        done: 'managed:settle.done',
        async decide() {
          await desk.page.getByLabel(desk.words('managed:settle.bankReference')).fill(DECIDED);
          await managing(desk.page, desk.words).pressTwice('managed:settle.button', 'managed:settle.confirm');
        },
        goOn: () => toOrderOf(desk, people[1]),
      };
    },
  },
  {
    kind: 'a movement of a statement',
    async make(desk) {
      const { page, words } = desk;
      const [account] = await desk.product.database.query<{ iban: string }>(
        `select settings->'safeguarding'->>'iban' as iban from tenants where name = 'aurora'`,
      );
      const mark = randomUUID().slice(0, 8);
      const day = '2026-01-05';
      const rows = [1, 2].map((at) => ({
        day,
        cents: BigInt(4321 + at),
        name: `Nadie ${mark} ${at}`,
        text: `sin ${mark}`,
      }));
      const file = sampleFile('camt.053.001.08', {
        ...{ iban: account?.iban ?? '', from: day, to: day, openingCents: BigInt(`0x${mark}`), rows },
      });
      await page.goto('/manager/statements/import');
      await page
        .getByLabel(words('statements:import.file'))
        .setInputFiles({ name: 'extracto.xml', mimeType: 'application/xml', buffer: Buffer.from(file) });
      await page.getByRole('button', { name: words('statements:import.button'), exact: true }).click();
      const link = page.getByRole('rowheader').getByRole('link', { name: `Nadie ${mark}` });
      await expect(link).toHaveCount(2);
      const path = (await link.first().getAttribute('href')) ?? '';
      return {
        path,
        done: 'statements:dismiss.done',
        async decide() {
          const beside = await unfold(desk, 'statements:return.title');
          await beside.getByLabel(words('statements:field.bank_reference')).fill(LEFT);
          const fold = await unfold(desk, 'statements:dismiss.title');
          await fold.getByLabel(words('statements:field.note')).fill(DECIDED);
          await fold.getByRole('button', { name: words('statements:dismiss.button'), exact: true }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('statements:dismiss.ask'));
          await desk.main.getByRole('button', { name: words('statements:dismiss.button'), exact: true }).click();
        },
        // The oldest that waits now, which says what became of the one before.
        async goOn() {
          await expect(page).not.toHaveURL(new RegExp(`${path}(\\?|$)`));
          await expect(
            desk.main.getByRole('navigation').getByRole('link', { name: words('sheet:queue.see') }),
          ).toHaveAttribute('href', path);
          return words('statements:dismiss.text');
        },
      };
    },
  },
  {
    kind: 'a payment notice',
    tenant: 'claqueta',
    async make(desk) {
      const events = [`evt_${randomUUID()}`, `evt_${randomUUID()}`];
      for (const event of events)
        await desk.product.database.query(
          `insert into payment_notices (tenant_id, provider, event_id, result, outcome, reason, amount_cents, received_at)
           select id, 'card', $1, 'paid', 'QUARANTINED', 'unknown_reference', 12345, now() from tenants where name = 'claqueta'`,
          [event],
        );
      const [first = '', second = ''] = events;
      const [notice] = await desk.product.database.query<{ id: string }>(
        'select id from payment_notices where event_id = $1',
        [first],
      );
      return {
        path: `/manager/payment-notices/${notice?.id}`,
        done: 'notices:done',
        async decide() {
          await desk.main.getByLabel(desk.words('notices:resolution'), { exact: true }).fill(DECIDED);
          await desk.main.getByRole('button', { name: desk.words('notices:resolve') }).click();
          await managing(desk.page, desk.words).expectQuestion('notices:ask.resolve.title');
          await desk.main.getByRole('button', { name: desk.words('notices:resolve'), exact: true }).click();
        },
        // It stands on the page that the act leads to.
        goOn: async () => second,
      };
    },
  },
];

/** Nothing is busy, open or typed. */
async function expectFresh({ page, main }: Desk): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: BUSY_MS });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main.locator('details[open]:not([data-menu])')).toHaveCount(0);
  for (const text of await main.locator('textarea').all()) await expect(text).toHaveValue('');
  const values = await main
    .locator('input:not([type=hidden]), textarea')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
  expect(values).not.toContain(DECIDED);
  expect(values).not.toContain(LEFT);
}

for (const { kind, tenant = 'aurora', make } of KINDS)
  test(`@each decided on one, the next is fresh: ${kind}`, async ({ visit, product, words, hasScript }) => {
    const page = await visit(tenant, '/', `manager@${tenant}.test`);
    const desk = { page, main: page.getByRole('main'), words, hasScript, product };
    const pair = await make(desk);
    await page.goto(pair.path);
    await pair.decide();
    await expect(page.getByText(words(pair.done))).toBeVisible();
    // Where the act leads, whoever listens is at the heading. A link is another thing: its page is a document of its own and begins at its top.
    if (hasScript) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectFresh(desk);
    const shown = await pair.goOn();
    await expect(desk.main).toContainText(shown);
    await expectFresh(desk);
  });
