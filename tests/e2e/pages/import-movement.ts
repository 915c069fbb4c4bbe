import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sampleFile } from '#domain/statement/sample-files.ts';
import { expect } from '#tests/support/journey.ts';
import type { Product } from '#tests/support/product.ts';
import type { Words } from '#tests/support/words.ts';

interface Moved {
  cents: bigint;
  text: string;
  isCredit: boolean;
  /** Who paid, or was paid. */
  name?: string;
}

/** A manager imports a statement of the tenant's account with one movement of today. */
export async function importMovement(
  page: Page,
  words: Words,
  { database }: Product,
  movement: Moved,
  tenant = 'aurora',
): Promise<void> {
  const [account] = await database.query<{ iban: string }>(
    `select settings->'safeguarding'->>'iban' as iban from tenants where name = $1`,
    [tenant],
  );
  const day = new Date().toISOString().slice(0, 10);
  const reference = randomUUID().slice(0, 16);
  const file = sampleFile('camt.053.001.08', {
    ...{ iban: account?.iban ?? '', from: day, to: day, openingCents: 90_000_000n },
    rows: [{ name: 'Emisora', ...movement, day, reference }],
  });
  await page.goto('/manager/statements/import');
  await page
    .getByLabel(words('statements:import.file'))
    .setInputFiles({ name: 'extracto.xml', mimeType: 'application/xml', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: words('statements:import.button'), exact: true }).click();
  await expect(page).toHaveURL(/\?file=/);
}
