import type { Page } from '@playwright/test';
import type { IssuanceStatus } from '#domain/issuance/status.ts';
import { addDays } from '#domain/time/zone.ts';
import { addBalance } from '#tests/support/demo-balance.ts';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail, codeIn } from '#tests/support/mailbox.ts';
import { runJob } from '#tests/support/run-job.ts';
import type { Words } from '#tests/support/words.ts';
import { managing } from './pages/managing.ts';
import { order } from './pages/order.ts';

/** The phases up to the campaign in which the tenant of each language takes a project (`flows.project_status`). */
const PHASES = {
  aurora: ['PRE_CAMPAIGN', 'VALIDATING'],
  ladrillo: ['VALIDATING', 'PRE_CAMPAIGN'],
} as const satisfies Record<string, readonly IssuanceStatus[]>;

/** On its sheet, a manager moves a project into a phase and lands on the sheet again. */
function phases(page: Page, words: Words, sheet: string) {
  const moveTo = (to: IssuanceStatus) => words('issuances:sheet.moveTo', { to: words(`statuses:phase.${to}`) });
  const steps = {
    async ask(to: IssuanceStatus) {
      await page.goto(sheet);
      await page.getByRole('link', { name: moveTo(to) }).click();
      await expect(steps.button(to)).toBeVisible();
      // Where a record-keeping body has to approve, its reference is asked for.
      const erir = page.getByLabel(words('issuances:sheet.erir'), { exact: true });
      if ((await erir.count()) > 0) await erir.fill('ERIR-2026-118');
    },
    button: (to: IssuanceStatus) => page.getByRole('button', { name: moveTo(to), exact: true }),
    press: (to: IssuanceStatus) => steps.button(to).click(),
    async move(to: IssuanceStatus) {
      await steps.ask(to);
      await steps.press(to);
      await expect(page.getByText(words('issuances:sheet.moved'))).toBeVisible();
    },
  };
  return steps;
}

test('@each a project goes from its draft by interest, an opening of its own, orders above the soft cap and its close to tokens and the register', async ({
  visit,
  product,
  words,
  tenant,
  lang,
}) => {
  // It waits for the work of the next two minutes.
  test.setTimeout(300_000);
  const { database, apiOrigin } = product;
  const offer = await addOffer(database, { tenant, tokens: 1000 });
  await database.query(
    `update issuances set status = 'DRAFT', soft_cap_tokens = 8, erir_reference = null, erir_recorded_by = null, erir_recorded_at = null where id = $1`,
    [offer.id],
  );
  const investor = await addInvestor(database, { tenant, lang, as: 'sophisticated' });
  await addBalance(database, investor, 100_000);
  const page = await visit(tenant, '/user/portfolio', investor.email);
  const sheet = `/manager/issuances/${offer.id}`;
  const manager = await visit(tenant, sheet, `manager@${tenant}.test`);
  const desk = phases(manager, words, sheet);
  const statusOf = async () => {
    const [row] = await database.query<{ status: IssuanceStatus }>('select status from issuances where id = $1', [
      offer.id,
    ]);
    return row?.status;
  };

  await test.step('nobody reads a draft; in pre-campaign an investor declares interest', async () => {
    await page.goto(`/invest/${offer.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(offer.title);
    for (const phase of PHASES[tenant]) {
      await desk.move(phase);
      expect(await statusOf()).toBe(phase);
      if (phase !== 'PRE_CAMPAIGN') continue;
      await page.goto(`/invest/${offer.slug}/declare-interest`);
      await page.getByLabel(words('invest:interest.amount')).fill('500');
      await page.getByRole('button', { name: words('invest:interest.submit'), exact: true }).click();
      await awaitMail(apiOrigin, investor.email, ({ kind }) => kind === 'investment.interest_declared');
    }
  });

  await test.step('the campaign opens by itself at the planned moment, and who was interested is told', async () => {
    await desk.ask('CAMPAIGN');
    await manager.getByLabel(words('issuances:phase.later')).check();
    const [year = '', month = '', day = ''] = addDays(new Date().toISOString().slice(0, 10), 2).split('-');
    for (const [part, value] of Object.entries({ day, month, year }))
      await manager.locator(`[name="on_${part}"]`).fill(value);
    await manager.locator('[name="at"]').fill('09:00');
    await desk.press('CAMPAIGN');
    await expect(manager.getByText(words('issuances:phase.plannedDone'))).toBeVisible();
    expect(await statusOf()).not.toBe('CAMPAIGN');
    await database.query(`update issuance_plans set at = now() - interval '1 second' where issuance_id = $1`, [
      offer.id,
    ]);
    await runJob(database, 'orders.sweep');
    expect(await statusOf()).toBe('CAMPAIGN');
    await awaitMail(apiOrigin, investor.email, ({ kind }) => kind === 'issuance.opened_interest');
  });

  await test.step('the investor orders more than the soft cap, pays from the balance and signs', async () => {
    const buy = order(page, words);
    await page.goto(`/invest/${offer.slug}/invest`);
    await buy.give('10');
    await buy.question('invest:breakdown.title');
    await buy.method('BALANCE').check();
    await buy.confirmButton.click();
    await page.goto(`/invest/${offer.slug}/sign`);
    await buy.askForCode();
    const mail = await awaitMail(apiOrigin, investor.email, ({ kind }) => kind === 'investment.signature_code');
    await buy.sign(investor.name, codeIn(mail));
    await buy.question('invest:outcome.done.title');
  });

  await test.step('a manager closes the campaign after its end, without a warning, and mints', async () => {
    await database.query(
      `update issuances set campaign_starts_at = now() - interval '2 days', campaign_ends_at = now() - interval '1 hour' where id = $1`,
      [offer.id],
    );
    await desk.ask('CLOSED');
    await expect(manager.getByLabel(words('issuances:phase.name'), { exact: true })).toHaveCount(0);
    await expect(manager.getByText(words('issuances:phase.under'))).toHaveCount(0);
    await desk.press('CLOSED');
    await expect(manager.getByText(words('issuances:sheet.moved'))).toBeVisible();
    const office = managing(manager, words);
    await office.openInvestment(investor.email);
    await office.mint();
    const held = () =>
      database.query<{ status: string }>('select status from investments where issuance_id = $1', [offer.id]);
    await expect.poll(async () => (await held())[0]?.status, { timeout: 30_000 }).toMatch(/MINTED|CLOSED/);
  });

  await test.step('the investor holds the tokens, in the portfolio and in the register', async () => {
    await page.goto('/user/portfolio');
    const held = page.getByRole('table', { name: words('portfolio:holdings') });
    const own = held.getByRole('row').filter({ has: page.getByRole('link', { name: offer.title }) });
    await expect(own.getByRole('cell').first()).toContainText('10');
    await manager.goto(`${sheet}/investors?view=holders`);
    const row = manager.getByRole('row').filter({ hasText: investor.name });
    await expect(row).toContainText('10');
    await expect(row).toContainText('100');
  });
});
