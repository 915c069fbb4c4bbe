import { expect, test } from 'vitest';
import { fileId, findTransferIds, transferId } from './transfer-id.ts';

test('a transfer’s id is found again in what a bank makes of it, and its file only where it stands alone', () => {
  const file = fileId('2026-11-22', Uint8Array.from([0, 1, 22, 23, 255, 100]));
  expect(file).toMatch(/^PO20261122[3479A-Y]{6}$/);
  const id = transferId(file, 12);
  expect(id).toBe(`${file}-0012`);
  expect(findTransferIds(`transf. ${id.toLowerCase()} x ${file}, ${id} ${id}9`)).toEqual({
    files: [file],
    transfers: [id],
  });
  expect(findTransferIds('PO20261122 ORD-ACDE-FG PO2026112234')).toEqual({ files: [], transfers: [] });
  expect(() => fileId('2026-11-22', new Uint8Array(5))).toThrow(RangeError);
});
