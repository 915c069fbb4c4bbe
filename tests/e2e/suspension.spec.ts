import { addDays } from '#domain/time/zone.ts';
import { addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';

const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days).split('-');

test('@each a manager suspends an offer with a day and a reason, investors read until when, and it goes on', async ({
  visit,
  product,
  words,
  tenant,
}) => {
  const offer = await addOffer(product.database, { tenant });
  const page = await visit(tenant, `/manager/issuances/${offer.id}`, `manager@${tenant}.test`);
  const main = page.getByRole('main');
  await page.getByRole('link', { name: words('issuances:suspension.act') }).click();
  await expect(main.getByText(words('issuances:suspension.stopsText'))).toBeVisible();

  const reason = page.getByLabel(words('issuances:suspension.reason'), { exact: true });
  const press = () => page.getByRole('button', { name: words('issuances:suspension.button') }).click();
  const fill = async ([year, month, day]: string[]) => {
    const parts = ['day', 'month', 'year'] as const;
    for (const [at, value] of [day, month, year].entries())
      await page.locator(`[name="last_day_${parts[at]}"]`).fill(value ?? '');
  };
  await fill(inDays(60));
  await reason.fill('mal');
  await press();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Corregimos el cuadro de costes');
  await press();
  await expect(main.getByText(/Elija una fecha entre|Choose a date between/).first()).toBeVisible();
  await expect(reason).toHaveValue('Corregimos el cuadro de costes');
  await fill(inDays(10));
  await press();
  await expect(main.getByText(words('issuances:suspension.chip'), { exact: true })).toBeVisible();

  const visitor = await visit(tenant, `/invest/${offer.slug}`);
  const [start] = words('issuances:box.suspended', { date: '§' }).split('§');
  await expect(visitor.getByText(start ?? '').first()).toBeVisible();

  await page.goto(`/manager/issuances/${offer.id}`);
  await page.getByRole('link', { name: words('issuances:suspension.actResume') }).click();
  await expect(main).toContainText('Corregimos el cuadro de costes');
  await page.getByRole('button', { name: words('issuances:suspension.resume') }).click();
  await expect(main.getByText(words('issuances:suspension.chip'), { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: words('issuances:suspension.act') })).toBeVisible();
});

test('@each a manager plans the closing of a campaign for a day and a time, and takes the plan back', async ({
  visit,
  product,
  words,
  tenant,
}) => {
  const offer = await addOffer(product.database, { tenant });
  const page = await visit(tenant, `/manager/issuances/${offer.id}/phase?to=CLOSED`, `manager@${tenant}.test`);
  const main = page.getByRole('main');
  await page.getByLabel(words('issuances:phase.later')).check();
  const [year = '', month = '', day = ''] = inDays(30);
  await page.locator('[name="on_day"]').fill(day);
  await page.locator('[name="on_month"]').fill(month);
  await page.locator('[name="on_year"]').fill(year);
  const at = page.locator('[name="at"]');
  await at.fill('25:00');
  const move = words('issuances:sheet.moveTo', { to: words('statuses:phase.CLOSED') });
  await page.getByRole('button', { name: move, exact: true }).click();
  await expect(at).toHaveAttribute('aria-invalid', 'true');
  await at.fill('18:30');
  await page.getByRole('button', { name: move, exact: true }).click();
  await expect(main).toContainText('18:30');
  const rows = await product.database.query('select to_status from issuance_plans where issuance_id = $1', [offer.id]);
  expect(rows).toEqual([{ to_status: 'CLOSED' }]);

  await page.getByRole('link', { name: words('issuances:phase.change') }).click();
  await page.getByRole('button', { name: words('issuances:phase.drop') }).click();
  await expect(page.getByText(words('issuances:phase.dropped'))).toBeVisible();
  await expect(page.getByRole('link', { name: words('issuances:phase.change') })).toHaveCount(0);
  expect(await product.database.query('select 1 from issuance_plans where issuance_id = $1', [offer.id])).toEqual([]);
});
