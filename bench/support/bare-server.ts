import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** All that a server can leave out: it has the headers and the body ready and looks at nothing. */
const CODE = `
process.once('message', ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = require('node:http').createServer((request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.on('disconnect', () => process.exit());
`;
/** Node writes these by itself. */
const NODES_OWN = /^(date|connection|keep-alive)$/i;

/** Bare `node:http` as a process of its own, which sends the answer of another server again and again. */
export async function bareServer(answer: Buffer): Promise<{ port: number; stop(): void }> {
  const end = answer.indexOf('\r\n\r\n');
  const lines = answer.subarray(0, end).toString().split('\r\n').slice(1);
  const headers = lines
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
    .filter(([name = '']) => !NODES_OWN.test(name))
    .flat();
  const child = spawn(process.execPath, ['-e', CODE], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send({ headers, body: answer.subarray(end + 4).toString('base64') });
  const [port] = (await once(child, 'message')) as [number];
  return { port, stop: () => void child.kill() };
}
