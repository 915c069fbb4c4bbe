import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import type { Product } from '#tests/support/product.ts';

const WORDS = {
  es: {
    users: 'Usuarios',
    review: 'Revisar la identidad',
    approve: 'Aprobar la identidad',
    approved: 'Identidad aprobada.',
    refuseTitle: 'No aprobarla',
    reason: 'Motivo',
    refuse: 'No aprobar la identidad',
    refused: 'Identidad no aprobada.',
    rejectTitle: 'Rechazar',
    rejectReason: 'Test de conocimientos no aprobado',
    rejected: 'Persona rechazada.',
    catalogue: 'Componentes',
  },
  en: {
    users: 'Users',
    review: 'Review the identity',
    approve: 'Approve the identity',
    approved: 'Identity approved.',
    refuseTitle: 'Do not approve it',
    reason: 'Reason',
    refuse: 'Refuse the identity',
    refused: 'Identity not approved.',
    rejectTitle: 'Reject',
    rejectReason: 'Knowledge test not approved',
    rejected: 'Person rejected.',
    catalogue: 'Components',
  },
} as const;

/** Somebody whose identity waits for a manager of Aurora. */
async function addWaiting({ database }: Product): Promise<{ id: string; name: string }> {
  const id = randomUUID();
  const name = `Prueba ${id.slice(0, 8)}`;
  const [tenant] = await database.query<{ id: string }>(`select id from tenants where name = 'aurora'`);
  const values = [tenant?.id, id];
  await database.query(
    `insert into users (tenant_id, id, email, username, created_at, updated_at) values ($1, $2::uuid, $2::text || '@persona.test', 'p', now(), now())`,
    values,
  );
  await database.query(
    `insert into user_profiles (tenant_id, user_id, first_name, last_name, city, updated_at) values ($1, $2, 'Prueba', $3, 'Soria', now())`,
    [...values, id.slice(0, 8)],
  );
  await database.query(
    `insert into kyc_checks (tenant_id, user_id, status, submitted_at, created_at, updated_at) values ($1, $2, 'MANUAL_REVIEW', now(), now(), now())`,
    values,
  );
  return { id, name };
}

/** Presses a button that asks first, and the same one on the page that asks. */
async function pressTwice(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('main').locator('input[name=confirmed]')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

test.describe('@each a manager', () => {
  test('finds a person, approves their identity and rejects another’s', async ({ visit, product, lang }) => {
    const words = WORDS[lang];
    const [one, other] = [await addWaiting(product), await addWaiting(product)];
    const page = await visit('aurora', '/manager/users', 'manager@aurora.test');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.users);
    await page.locator('main input[name=q]').fill(one.name);
    await page.locator('main input[name=q]').press('Enter');
    await page.getByRole('link', { name: one.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.name);

    await page.getByRole('link', { name: words.review, exact: true }).click();
    await pressTwice(page, words.approve);
    await expect(page.getByText(words.approved)).toBeVisible();

    await page.goto(`/manager/users/${other.id}/identity-check`);
    await page.getByText(words.refuseTitle, { exact: true }).click();
    await page.getByLabel(words.reason).fill('No se lee.');
    await pressTwice(page, words.refuse);
    await expect(page.getByText(words.refused)).toBeVisible();

    const checks = await product.database.query(
      `select k.status, u.status as user_status from kyc_checks k join users u on u.id = k.user_id where k.user_id = any($1) order by k.status`,
      [[one.id, other.id]],
    );
    expect(checks).toEqual([
      { status: 'MANUAL_ERROR', user_status: 'PENDING' },
      { status: 'SUCCESS', user_status: 'VERIFIED' },
    ]);
  });

  test('rejects a person only with one of the reasons', async ({ visit, product, lang }) => {
    const words = WORDS[lang];
    const { id } = await addWaiting(product);
    const page = await visit('aurora', `/manager/users/${id}`, 'manager@aurora.test');
    await page.getByText(words.rejectTitle, { exact: true }).first().click();
    await page.getByLabel(words.rejectReason).check();
    await pressTwice(page, words.rejectTitle);
    await expect(page.getByText(words.rejected)).toBeVisible();
    await expect(page.getByRole('main').getByText(words.rejectReason, { exact: true }).first()).toBeVisible();
    const [row] = await product.database.query('select status, rejection_reason from users where id = $1', [id]);
    expect(row).toEqual({ status: 'REJECTED', rejection_reason: 'SUITABILITY_TEST' });
  });

  test('sees every section of the catalogue filled', async ({ visit, lang }) => {
    const page = await visit('aurora', '/manager/components', 'manager@aurora.test');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[lang].catalogue);
    const sections = page.getByRole('main').locator('section[id][aria-labelledby]:not(section section)');
    await expect(sections).toHaveCount(14);
    for (const section of await sections.all()) {
      expect((await section.innerText()).length).toBeGreaterThan(80);
    }
    // A text that is missing shows as its key.
    expect(await page.getByRole('main').innerText()).not.toMatch(
      /\b(?:ground|buttons|fields|status|steps|numbers|messages|lists|desk|papers|record|settings|charts|brands)\.\w+/,
    );
  });
});
