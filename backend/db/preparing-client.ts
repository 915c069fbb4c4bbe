import type { Writable } from 'node:stream';
import pg from 'pg';

/** Ours: statements that one connection keeps planned; of a page's kind there are some ten, of all together a few hundred. */
const MOST_KEPT = 250;
/** Longer texts that write are rows that go in at once: no second one is like it. What reads is asked again, however long: what waits for managers is one statement of twenty kinds. */
const MOST_WRITTEN_CHARS = 8_000;
const MOST_READ_CHARS = 64_000;
const READS = /^[\s(]*select\b/i;

type Config = pg.QueryConfig & { submit?: unknown };
/** What the driver keeps of its connection, and says nothing about. */
interface Wire {
  stream?: Writable;
  parsedStatements?: Record<string, string>;
}

/**
 * A connection that plans nothing twice and waits for nothing it need not: every statement with values is prepared under a name of its own and
 * found again by its text, and what is asked in one turn of the process goes out in one write. The statement that was not used for the longest
 * time is forgotten first.
 */
export class PreparingClient extends pg.Client {
  /** Names by text, the one used last at the end. A name is never given twice: what the server still has under an old one does no harm. */
  readonly #names = new Map<string, string>();
  #given = 0;
  #isHeld = false;

  // The driver's overloads, all of them, are its own matter: what comes in goes on, with a name.
  override query = ((config: string | Config, values?: unknown, callback?: unknown) => {
    this.#hold();
    return this.#send(this.#named(config, values), typeof config === 'string' ? undefined : values, callback);
  }) as pg.Client['query'];

  #send(...args: unknown[]): unknown {
    return (pg.Client.prototype.query as (...args: unknown[]) => unknown).apply(this, args);
  }

  #named(config: string | Config, values: unknown): unknown {
    if (typeof config === 'string') {
      if (!Array.isArray(values) || values.length === 0) return config;
      return { text: config, values, name: this.#nameOf(config) };
    }
    const given = Array.isArray(values) ? values : config.values;
    if (config.submit || config.name || !given?.length) return config;
    return { ...config, name: this.#nameOf(config.text) };
  }

  #nameOf(text: string): string | undefined {
    if (text.length > (READS.test(text) ? MOST_READ_CHARS : MOST_WRITTEN_CHARS)) return undefined;
    const name = this.#names.get(text) ?? this.#newName();
    this.#names.delete(text);
    this.#names.set(text, name);
    const [oldest] = this.#names;
    if (this.#names.size > MOST_KEPT && oldest) this.#forget(...oldest);
    return name;
  }

  #newName(): string {
    this.#given += 1;
    return `s${this.#given}`;
  }

  #forget(text: string, name: string): void {
    this.#names.delete(text);
    delete this.#wire.parsedStatements?.[name];
    // In a transaction that has failed the server keeps it: until the connection ends, and nobody asks for it.
    (this.#send(`deallocate ${name}`) as Promise<unknown>).catch(() => undefined);
  }

  get #wire(): Wire {
    return (this as unknown as { connection: Wire }).connection;
  }

  #hold(): void {
    const { stream } = this.#wire;
    if (this.#isHeld || !stream) return;
    this.#isHeld = true;
    stream.cork();
    setImmediate(() => {
      this.#isHeld = false;
      stream.uncork();
    });
  }
}
