import { type Parsed, type Problem, problem } from '#domain/validation/problem.ts';
import type { ReadList } from './watch-list.ts';

/** A list that cannot be taken, and why. */
export class ListFault extends Error {
  readonly problem: Problem;
  constructor(of: Problem) {
    super(of.key);
    this.problem = of;
  }
}

/** What is wrong with one entry: it has no name, a birth that is no day, or is neither person nor entity. */
type EntryFault = 'name' | 'birth' | 'kind';

const MOST_TOLD = 20;

/** Entries that cannot be read, by the line at which they stand. With one of them a list is not taken: who is missing from it is looked for in vain. */
export class EntryFaults {
  readonly #lines: Record<EntryFault, number[]> = { name: [], birth: [], kind: [] };

  add(fault: EntryFault, line: number): void {
    this.#lines[fault].push(line);
  }

  /** @throws ListFault where there is one */
  refuse(): void {
    const all = Object.values(this.#lines).flat();
    if (all.length === 0) return;
    const told = (fault: EntryFault) => {
      const lines = this.#lines[fault];
      const more = lines.length > MOST_TOLD ? ' …' : '';
      return lines.length > 0 ? `${lines.slice(0, MOST_TOLD).join(', ')}${more}` : '–';
    };
    const params = { count: all.length, name: told('name'), birth: told('birth'), kind: told('kind') };
    throw new ListFault(problem('validator.error_watch_entries', params));
  }
}

/** What a reader gives, or the problem that it met. */
export function orProblem(read: () => ReadList): Parsed<ReadList> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof ListFault) return { ok: false, problem: error.problem };
    throw error;
  }
}
