import type { Day } from '#domain/time/zone.ts';

const SIGNS = '3479ACDEFGHJKMNPQRTVWXY';
const RANDOM_LENGTH = 6;

/** The name of a file of transfers: "PO20261122ACDEFG", from a day and random bytes, one for each of its last six signs. Uniqueness per tenant is the database's. */
export function fileId(on: Day, random: Uint8Array): string {
  return namedAs('PO', on, random);
}

/** The name of a batch of transfers of ether: "PE20261122ACDEFG". No bank's text is searched for one. */
export function batchId(on: Day, random: Uint8Array): string {
  return namedAs('PE', on, random);
}

function namedAs(kind: 'PO' | 'PE', on: Day, random: Uint8Array): string {
  if (random.length < RANDOM_LENGTH) throw new RangeError('not enough random bytes for a name');
  const signs = [...random.slice(0, RANDOM_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${kind}${on.replaceAll('-', '')}${signs}`;
}

/** The end-to-end id of a file's transfer, counted from 1: "PO20261122ACDEFG-0001". */
export function transferId(file: string, number: number): string {
  return `${file}-${String(number).padStart(4, '0')}`;
}

/** Files and transfers of ours that a bank's text names, each once; a transfer's file is not named beside it. */
export function findTransferIds(text: string): { files: string[]; transfers: string[] } {
  const found = [...text.toUpperCase().matchAll(/(?<![A-Z0-9])(PO\d{8}[3479A-Y]{6})(-\d{4})?(?![A-Z0-9])/g)];
  const named = (isTransfer: boolean) => [
    ...new Set(found.filter(([, , end]) => (end !== undefined) === isTransfer).map(([whole]) => whole)),
  ];
  return { files: named(false), transfers: named(true) };
}
