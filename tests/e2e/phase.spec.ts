import { addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';

test('@each a campaign is closed before its end only by its name, and says when it was closed in fact', async ({
  visit,
  product,
  words,
  tenant,
  lang,
}) => {
  const offer = await addOffer(product.database, { tenant });
  await product.database.query('update issuances set soft_cap_tokens = 9000 where id = $1', [offer.id]);
  const page = await visit(tenant, `/manager/issuances/${offer.id}`, `manager@${tenant}.test`);
  const move = words('issuances:sheet.moveTo', { to: words('statuses:phase.CLOSED') });
  await page.getByRole('link', { name: move }).click();

  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(offer.title);
  await expect(main.getByText(words('issuances:phase.under'))).toBeVisible();
  await expect(main.getByText(words('issuances:phase.earlyText'))).toBeVisible();
  await expect(main).toContainText(words('issuances:phase.toldNobody'));
  await expect(main).toContainText(words('issuances:phase.undoNo'));

  const name = page.getByLabel(words('issuances:phase.name'), { exact: true });
  const press = () => page.getByRole('button', { name: move, exact: true }).click();
  await name.fill('Otro proyecto');
  await page.getByLabel(words('issuances:sheet.note')).fill('Se cierra antes');
  await press();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(main).toContainText(words('issuances:phase.nameWrong'));
  await expect(page.getByLabel(words('issuances:sheet.note'))).toHaveValue('Se cierra antes');
  const [still] = await product.database.query('select status, closed_at from issuances where id = $1', [offer.id]);
  expect(still).toEqual({ status: 'CAMPAIGN', closed_at: null });

  await name.fill(` ${offer.title.toUpperCase()} `);
  await press();
  await expect(page.getByText(words('issuances:sheet.moved'))).toBeVisible();
  const [closed] = await product.database.query<{ closed_at: Date; campaign_ends_at: Date }>(
    'select closed_at, campaign_ends_at from issuances where id = $1',
    [offer.id],
  );
  expect(closed?.closed_at.getTime()).toBeLessThan(closed?.campaign_ends_at.getTime() ?? 0);

  const visitor = await visit(tenant, `/invest/${offer.slug}`);
  const day = new Intl.DateTimeFormat(lang, { day: 'numeric', timeZone: 'Europe/Madrid' }).format(closed?.closed_at);
  await expect(visitor.getByText(new RegExp(`^${words('issuances:box.closedOn', { date: `${day} ` })}`))).toBeVisible();
  await expect(visitor.getByText(words('issuances:box.reflection'))).toHaveCount(0);
});
