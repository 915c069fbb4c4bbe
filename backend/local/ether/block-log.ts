import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const logged = z.object({ seconds: z.number().int(), transactions: z.array(z.string()) });

/** What a block is made from: its time and its signed transactions, in hex. */
export type LoggedBlock = z.output<typeof logged>;

/** The blocks of this machine's chain in a file, one a line, the first block left out. */
export interface BlockLog {
  read(): LoggedBlock[];
  append(block: LoggedBlock): void;
  /** Keeps so many, and forgets the newer ones. */
  cut(count: number): void;
}

export function blockLog(file: string): BlockLog {
  const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
  return {
    read: () => lines().map((line) => logged.parse(JSON.parse(line))),
    append: (block) => appendFileSync(file, `${JSON.stringify(block)}\n`),
    cut(count) {
      const kept = lines().slice(0, count);
      writeFileSync(file, kept.map((line) => `${line}\n`).join(''));
    },
  };
}
