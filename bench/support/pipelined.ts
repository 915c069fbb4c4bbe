import { once } from 'node:events';
import { connect } from 'node:net';

export interface Asked {
  port: number;
  host: string;
  path: string;
}

const SOCKETS = 8;
/** Requests under way on each of them. */
const DEPTH = 8;

const requestText = ({ host, path }: Asked, last = false) =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nAccept-Language: es\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;

/** One answer, head and body as they crossed the line. Throws where it is not 200. */
export async function exchange(asked: Asked): Promise<Buffer> {
  const socket = connect(asked.port, '127.0.0.1');
  socket.write(requestText(asked, true));
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece as Buffer);
  const answer = Buffer.concat(pieces);
  if (!answer.subarray(0, 15).toString().startsWith('HTTP/1.1 200 '))
    throw new Error(`${asked.path}: ${answer.subarray(0, 200)}`);
  return answer;
}

/** Answers a second to requests that follow each other on a few lines. The client only counts bytes, so that the server is what is measured. */
export async function answersPerSecond(asked: Asked, ms: number): Promise<number> {
  const text = requestText(asked);
  const size = await sizeOf(asked);
  let answers = 0;
  const since = performance.now();
  const lines = Array.from({ length: SOCKETS }, async () => {
    const socket = connect(asked.port, '127.0.0.1');
    await once(socket, 'connect');
    let bytes = 0;
    let counted = 0;
    socket.write(text.repeat(DEPTH));
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      const whole = Math.floor(bytes / size) - counted;
      if (whole === 0) return;
      counted += whole;
      answers += whole;
      socket.write(text.repeat(whole));
    });
    return socket;
  });
  const sockets = await Promise.all(lines);
  await new Promise((resolve) => setTimeout(resolve, ms));
  const rate = answers / ((performance.now() - since) / 1000);
  for (const socket of sockets) socket.destroy();
  return rate;
}

/** Bytes of an answer on a line that stays open: each has as many, because only ids and dates differ. */
async function sizeOf(asked: Asked): Promise<number> {
  const socket = connect(asked.port, '127.0.0.1');
  socket.write(requestText(asked));
  let answer = Buffer.alloc(0);
  try {
    for await (const piece of socket) {
      answer = Buffer.concat([answer, piece as Buffer]);
      const end = answer.indexOf('\r\n\r\n');
      const length = /\r\ncontent-length: (\d+)/i.exec(answer.subarray(0, Math.max(0, end)).toString())?.[1];
      if (end > 0 && length === undefined) throw new Error(`${asked.path} does not say how long it is`);
      if (end > 0 && answer.length >= end + 4 + Number(length)) return end + 4 + Number(length);
    }
  } finally {
    socket.destroy();
  }
  throw new Error(`${asked.path} was not answered`);
}
