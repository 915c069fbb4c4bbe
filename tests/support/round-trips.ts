import type pg from 'pg';

/** What was asked of the database: each statement's text, and how many round trips it all took. */
export interface Asked {
  statements: string[];
  trips: number;
}

/**
 * Notes what a pool's connections are asked. A round trip is a step in the chain of waiting: a statement that was sent before the answer to another had
 * come is on the same one, because a connection answers in order.
 */
export function watchPool(pool: pg.Pool): { during<T>(work: () => Promise<T>): Promise<[T, Asked]> } {
  let asked: Asked | null = null;
  let answered = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown> | undefined;
    client.query = ((...args: unknown[]) => {
      const step = answered + 1;
      const [config] = args as [string | { text: string }];
      if (asked) {
        asked.statements.push(typeof config === 'string' ? config : config.text);
        asked.trips = Math.max(asked.trips, step);
      }
      const done = () => {
        answered = Math.max(answered, step);
      };
      const answer = query(...args);
      // The pool's own `query` asks with a callback: it has no answer to wait for.
      answer?.then(done, done);
      return answer;
    }) as typeof client.query;
  });
  return {
    async during(work) {
      answered = 0;
      const noted: Asked = { statements: [], trips: 0 };
      asked = noted;
      const value = await work();
      asked = null;
      return [value, noted];
    },
  };
}
