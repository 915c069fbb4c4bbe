import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/journey.ts';

test.describe('@each a payment notice that fits nothing', () => {
  test('waits for a manager, who writes down how it was cleared', async ({ visit, product, words }) => {
    const event = `evt_${randomUUID()}`;
    await product.database.query(
      `insert into payment_notices (tenant_id, provider, event_id, result, outcome, reason, amount_cents, received_at)
       select id, 'card', $1, 'paid', 'QUARANTINED', 'unknown_reference', 12345, now() from tenants where name = 'claqueta'`,
      [event],
    );
    const page = await visit('claqueta', '/manager/statements', 'manager@claqueta.test');
    await page.getByRole('link', { name: words('notices:inbox') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('notices:title'));
    const [notice] = await product.database.query<{ id: string }>(
      'select id from payment_notices where event_id = $1',
      [event],
    );
    await page.getByRole('main').locator(`a[href$="${notice?.id}"]`).first().click();
    const card = page.getByRole('main');
    await expect(card).toContainText(event);
    await expect(card).toContainText(/123[.,]45/);
    const resolution = card.getByLabel(words('notices:resolution'), { exact: true });
    const clear = card.getByRole('button', { name: words('notices:resolve') });
    await resolution.evaluate((field: HTMLTextAreaElement) => {
      if (field.form) field.form.noValidate = true;
    });
    await resolution.fill('ok');
    await clear.click();
    await expect(resolution).toHaveAttribute('aria-invalid', 'true');
    await expect(resolution).toHaveValue('ok');
    const text = 'Cobro de prueba del proveedor, anulado por él';
    await resolution.fill(text);
    await clear.click();
    // Asked once, with what it is about; nothing is written before the yes.
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('notices:ask.resolve.title'));
    await expect(main).toContainText(words('notices:ask.resolve.text'));
    for (const shown of [event, text]) await expect(main).toContainText(shown);
    await expect(main).toContainText(/123[.,]45/);
    expect(await product.database.query('select resolution from payment_notices where event_id = $1', [event])).toEqual(
      [{ resolution: null }],
    );
    await main.getByRole('button', { name: words('notices:resolve'), exact: true }).click();
    await expect(page.getByText(words('notices:done'))).toBeVisible();
    await page.goto(new URL('/manager/payment-notices?all=1', page.url()).href);
    await expect(page.getByRole('row').filter({ hasText: text })).toContainText(words('notices:provider.card'));
  });
});
