import type { Socket } from 'node:net';
import type pg from 'pg';

/** Cuts a connection to the database in the middle of a transaction, as a process that dies there would. */
export interface Scissors {
  /** At the nth statement from now: before it is sent, or once it `isDone` and its answer is lost. */
  cutAt(statement: number, isDone: boolean): void;
  /** Puts them away; answers whether they cut. */
  putAway(): boolean;
}

/** For connections that the pool opens from now on. */
export function scissorsFor(pool: pg.Pool): Scissors {
  let left = 0;
  let afterwards = false;
  let hasCut = false;
  pool.on('connect', (client) => {
    // Without a listener the loss of a connection would end this process.
    client.on('error', () => undefined);
    const plain = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const query = async (...args: unknown[]) => {
      left -= 1;
      if (left !== 0) return plain(...args);
      hasCut = true;
      if (afterwards) await plain(...args);
      socketOf(client).destroy();
      throw new Error('the connection was cut');
    };
    client.query = query as typeof client.query;
  });
  return {
    cutAt(statement, isDone) {
      left = statement;
      afterwards = isDone;
      hasCut = false;
    },
    putAway() {
      left = 0;
      return hasCut;
    },
  };
}

/** The driver does not name it, and offers no other way to lose a connection without a good-bye. */
function socketOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
