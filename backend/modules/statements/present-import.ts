import { notFound } from '#backend/http/refusal.ts';
import { displayNames } from '#backend/modules/profiles/display-name.repository.ts';
import type { Work } from '#backend/work.ts';
import { moneyText } from '#domain/money/money.ts';
import { countsOf, type ImportRow, importById } from './statements.repository.ts';

/** Imports as the API answers them, with what became of their movements. */
export async function presentImports({ tx, tenant }: Work, rows: readonly ImportRow[]) {
  const [counts, names] = await Promise.all([
    countsOf(
      tx,
      rows.map(({ id }) => id),
    ),
    displayNames(
      tx,
      tenant.id,
      rows.map(({ importedBy }) => importedBy),
    ),
  ]);
  return rows.map((row) => {
    const states = counts.get(row.id);
    return {
      id: row.id,
      file_name: row.fileName,
      format: row.format,
      account: row.account,
      from: row.fromDay,
      to: row.toDay,
      opening: moneyText(row.openingCents),
      closing: moneyText(row.closingCents),
      imported_at: row.importedAt.toISOString(),
      imported_by: names.get(row.importedBy) ?? '',
      rows: row.rowCount,
      matched: states?.MATCHED ?? 0,
      waiting: (states?.WAITING ?? 0) + (states?.HELD ?? 0),
      resolved: states?.RESOLVED ?? 0,
      ignored: states?.IGNORED ?? 0,
      repeated: row.repeatedCount,
    };
  });
}

/** `{ data }` of one import. Throws Refusal 404. */
export async function importAnswer(work: Work, id: string) {
  const row = await importById(work.tx, id);
  const [data] = row ? await presentImports(work, [row]) : [];
  if (!data) throw notFound();
  return { data };
}
