import { connect } from 'node:net';

const PATIENCE_MS = 30_000;

/** A POST as bytes on a socket: nothing mends what is sent. */
export interface RawPost {
  port: number;
  /** As the request names it, with its port. */
  host: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  /** More bytes than are sent are promised, and the sender hangs up. */
  hangsUp?: boolean;
}

/** The status of the answer; null where the sender hung up. Throws where there is no answer: the process has ended, or waits for ever. */
export function rawPost({ port, host, path, headers, body, hangsUp = false }: RawPost): Promise<number | null> {
  const bytes = Buffer.from(body, 'latin1');
  const length = bytes.length + (hangsUp ? 10 : 0);
  const lines = [`POST ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', `Content-Length: ${length}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy();
      reject(new Error(`no answer from ${path}`));
    });
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      if (status !== undefined) resolve(Number(status));
      else if (hangsUp) resolve(null);
      else reject(new Error(`the connection to ${path} ended without an answer`));
    });
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(bytes, () => {
      if (hangsUp) socket.destroy();
    });
  });
}

/** Does some work for each, so many at a time. */
export async function forEach<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items].reverse();
  const one = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
