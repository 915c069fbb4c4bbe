import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What went over the lines to the database meanwhile. */
export interface Heard {
  /** Times that a line was asked something after it had answered. */
  trips: number;
  /** Statements that were read and planned: each `Parse` message, and each text without parameters. */
  planned: number;
  /** Their texts. */
  texts: string[];
  /** Statements that ran, planned now or before. */
  ran: number;
}

/** Letters of PostgreSQL's messages from a client (its manual, "Message Formats"). */
const QUERY = 0x51;
const PARSE = 0x50;
const EXECUTE = 0x45;
/** Opening and closing a transaction has no plan. */
const WITHOUT_PLAN = /^\s*(begin|commit|rollback|set|deallocate|start transaction)\b/i;

/**
 * A line to the database that counts what goes over it.
 * @param url of the database's owner
 */
export async function wireTap(url: string) {
  const target = new URL(url);
  let heard = silence();
  // Without Nagle's waiting on either side: it would hold back the second of two small writes for the length of a delayed acknowledgement.
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: Number(target.port), host: target.hostname, noDelay: true });
    listen(client, database, () => heard);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const tapped = new URL(url);
  tapped.hostname = '127.0.0.1';
  tapped.port = String((server.address() as AddressInfo).port);
  return {
    url: tapped.href,
    async during(work: () => Promise<unknown>): Promise<Heard> {
      heard = silence();
      await work();
      return heard;
    },
    close: () => void server.close(),
  };
}

const silence = (): Heard => ({ trips: 0, planned: 0, texts: [], ran: 0 });

function listen(client: Socket, database: Socket, heard: () => Heard): void {
  let rest = Buffer.alloc(0);
  let isOpen = false;
  let hasAnswered = true;
  client.on('data', (chunk: Buffer) => {
    database.write(chunk);
    if (hasAnswered) heard().trips += 1;
    hasAnswered = false;
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      // The first message has no letter.
      const at = isOpen ? 1 : 0;
      if (rest.length < at + 4) return;
      const end = at + rest.readInt32BE(at);
      if (rest.length < end) return;
      if (isOpen) note(heard(), rest[0] ?? 0, rest.subarray(5, end));
      isOpen = true;
      rest = rest.subarray(end);
    }
  });
  database.on('data', (chunk: Buffer) => {
    hasAnswered = true;
    client.write(chunk);
  });
  for (const [from, to] of [
    [client, database],
    [database, client],
  ] as const) {
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  }
}

function note(heard: Heard, letter: number, body: Buffer): void {
  if (letter === EXECUTE) heard.ran += 1;
  if (letter !== QUERY && letter !== PARSE) return;
  const name = letter === PARSE ? body.indexOf(0) + 1 : 0;
  const text = body.subarray(name, body.indexOf(0, name)).toString();
  const statements = text.split(';').filter((one) => one.trim() && !WITHOUT_PLAN.test(one));
  if (letter === QUERY) heard.ran += statements.length;
  // A prepared setting of the session, `select set_config(…)`, reads no table: there is nothing to plan.
  const planned = statements.filter((one) => !/^\s*select set_config\(/i.test(one));
  heard.planned += planned.length;
  heard.texts.push(...planned);
}
