import type pg from 'pg';
import type { Tx } from './transaction.ts';

/** What a query builder's `prepare` gives. */
interface Prepared {
  execute(values: Record<string, unknown>): Promise<unknown>;
}

/**
 * A statement whose text is put together once for each connection, and not at every call: for what nearly every request asks. What changes from
 * call to call stands in it as placeholders.
 */
export function builtOnce<P extends Prepared>(
  build: (tx: Tx) => P,
): (tx: Tx, values: Record<string, unknown>) => ReturnType<P['execute']> {
  const made = new WeakMap<pg.ClientBase, P>();
  return (tx, values) => {
    const statement = made.get(tx.$client) ?? build(tx);
    made.set(tx.$client, statement);
    return statement.execute(values) as ReturnType<P['execute']>;
  };
}
