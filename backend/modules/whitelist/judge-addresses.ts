import { type JudgedLine, judgeLines, WHITELIST_LINES_MAX } from '#domain/issuance/whitelist.ts';
import { checksummed } from './checksum.ts';

/** The lines of a file of addresses, each judged; null: it has more than may be. Done in a worker: a checksum is a hash for each line. */
export function judgeAddresses(bytes: Uint8Array): JudgedLine[] | null {
  const lines: JudgedLine[] = [];
  for (const line of judgeLines(textOf(bytes), checksummed)) {
    if (lines.length === WHITELIST_LINES_MAX) return null;
    lines.push(line);
  }
  return lines;
}

/** As spreadsheets save it: UTF-8, or UTF-16 with its mark. Addresses are the same in every other charset. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const charset =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(charset).decode(bytes);
}
