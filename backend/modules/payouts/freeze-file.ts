import { randomBytes } from 'node:crypto';
import type { Work } from '#backend/work.ts';
import { sumOf } from '#domain/money/money.ts';
import { fileId, transferId } from '#domain/payout/transfer-id.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { NextTransfer } from './next-file.ts';
import { type FileRow, insertFile, insertTransfers } from './payout-files.repository.ts';

const RANDOM_BYTES = 6;

/** Writes a file for the bank: who, where and how much, as they stand now. What it pays is locked; one at least. */
export async function freezeFile(work: Work, madeBy: string, rows: readonly NextTransfer[]): Promise<FileRow> {
  const { tx, tenant, now } = work;
  const executeOn = dayIn(now, tenant.customization.tenant.time_zone);
  const messageId = fileId(executeOn, randomBytes(RANDOM_BYTES));
  const file = await insertFile(tx, {
    tenantId: tenant.id,
    ...{ messageId, executeOn, madeBy },
    totalCents: sumOf(rows.map(({ row }) => row.amountCents)),
    transfers: rows.length,
    madeAt: now,
  });
  if (!file) throw new Error('a file was not written');
  await insertTransfers(
    tx,
    tenant.id,
    rows.map(({ of, row: { id, userId, name, iban, bic, amountCents } }, at) => ({
      tenantId: tenant.id,
      endToEndId: transferId(messageId, at + 1),
      fileId: file.id,
      ...(of === 'payout' ? { payoutId: id } : { refundId: id }),
      ...{ userId, name, iban, bic, amountCents },
    })),
    now,
  );
  return file;
}
