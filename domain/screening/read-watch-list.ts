import type { Parsed } from '#domain/validation/problem.ts';
import { readExposed } from './read-exposed.ts';
import { readSanctions } from './read-sanctions.ts';
import type { ReadList, WatchList } from './watch-list.ts';

/** Reads a file of a list: the EU's XML of those under sanctions, a spreadsheet's lines of those in public office. */
export function readWatchList({ list, bytes }: { list: WatchList; bytes: Uint8Array }): Parsed<ReadList> {
  return list === 'sanctions' ? readSanctions(bytes) : readExposed(bytes);
}
