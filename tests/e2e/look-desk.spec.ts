import { expect, test } from '#tests/support/journey.ts';

const TENANT = 'vecinal';
const MANAGER = `manager@${TENANT}.test`;
const DESK = '/manager/customization';

test('@each a manager publishes a new look, breaks it, is told where, and goes back to the look before', async ({
  visit,
  words,
}) => {
  const desk = await visit(TENANT, DESK, MANAGER);
  const main = desk.getByRole('main');
  const press = (key: string, values = {}) =>
    main.getByRole('button', { name: words(key, values), exact: true }).click();
  const field = (key: string) => main.getByLabel(words(`look:field.${key}`), { exact: true });
  const usual = await field('title').inputValue();

  // Written into the draft, seen by nobody.
  await field('title').fill('Barrio nuevo');
  await field('look-radius').selectOption('sharp');
  await press('look:save');
  await expect(main.getByText(words('look:option.look-radius.sharp'), { exact: true })).not.toHaveCount(0);
  const guest = await visit(TENANT, '/login');
  await expect(guest).not.toHaveTitle(/Barrio nuevo/);

  // Published after a question that names each change.
  await press('look:publish.button');
  await expect(main.getByText('Barrio nuevo')).toBeVisible();
  await press('look:publish.yes');
  await expect(desk).toHaveTitle(/Barrio nuevo/);
  // The page in memory is not shown once more.
  await guest.reload();
  await expect(guest).toHaveTitle(/Barrio nuevo/);

  // Broken: nothing is saved, nothing that was typed is lost.
  await desk.goto(`${DESK}?section=json`);
  const text = main.getByLabel(words('look:json.label'));
  await text.fill('{\n  "title": "Roto",\n  "css": \n}');
  await press('look:json.save');
  await expect(main.getByText(words('validator:error_json', { line: 4, column: 1 })).first()).toBeVisible();
  await expect(text).toHaveValue(/"Roto"/);

  // And back.
  await desk.goto(`${DESK}/versions`);
  await main.getByRole('link', { name: words('look:versions.number', { number: 1 }), exact: true }).click();
  await press('look:versions.back');
  await press('look:versions.ask.yes', { number: 1 });
  await expect(main.getByText(words('look:versions.restored', { number: 1 }), { exact: true })).toBeVisible();
  await desk.goto(DESK);
  await expect(field('title')).toHaveValue(usual);
});
