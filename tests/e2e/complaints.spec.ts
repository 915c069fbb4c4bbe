import { addInvestor } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';

test('@each an investor files a complaint, a manager admits and decides it, and the decision is read with the other ways', async ({
  visit,
  product,
  words,
}) => {
  const client = await addInvestor(product.database);
  const page = await visit('aurora', '/user/complaints', client.email);
  const main = page.getByRole('main');
  await expect(main).toContainText(words('complaints:noneOwn'));
  await page.getByRole('link', { name: words('complaints:new.link') }).click();

  // Everything that is wrong is said at once, and nothing typed is lost.
  const what = page.getByLabel(words('complaints:field.what'));
  await what.fill('Poco');
  const file = () => page.getByRole('button', { name: words('complaints:new.button') }).click();
  await file();
  await expect(what).toHaveAttribute('aria-invalid', 'true');
  await expect(what).toHaveValue('Poco');
  await page.getByLabel(words('complaints:field.kind')).selectOption('payment');
  const day = page.getByRole('group', { name: words('complaints:field.happened') }).getByRole('textbox');
  for (const [at, part] of ['2', '1', '2026'].entries()) await day.nth(at).fill(part);
  await what.fill('Me cobraron dos veces la misma orden y nadie contesta.');
  await page.getByLabel(words('complaints:field.demand')).fill('Que me devuelvan una.');
  await file();
  await expect(page).toHaveURL(/\/user\/complaints\/[0-9a-f-]{36}/);
  await expect(main).toContainText(words('complaints:state.RECEIVED'));
  const id = new URL(page.url()).pathname.split('/').at(-1);

  const desk = await visit('aurora', `/manager/complaints/${id}`, 'manager@aurora.test');
  const press = (key: string) => desk.getByRole('button', { name: words(`complaints:${key}.button`) }).click();
  await press('admit');
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(words('complaints:admit.ask'));
  await press('admit');
  await desk.getByLabel(words('complaints:outcome.PARTLY'), { exact: true }).check();
  await desk.getByLabel(words('complaints:decide.label')).fill('Tiene razón en uno de los dos cargos.');
  await press('decide');
  await expect(desk.getByRole('main')).toContainText(words('complaints:decide.asked'));
  await press('decide');
  await expect(desk.getByText(words('complaints:decide.done'))).toBeVisible();

  await page.reload();
  await expect(main).toContainText('Tiene razón en uno de los dos cargos.');
  await expect(main).toContainText(words('complaints:ways.title'));
});
