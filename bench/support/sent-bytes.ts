import { request } from 'undici';

/** What an address sends to a browser that takes Brotli: bytes of the body as they cross the line, and how they are coded. */
export interface Sent {
  bytes: number;
  type: string;
  encoding: string;
}

/**
 * @param origin a tenant's, `http://aurora.localhost:4711`; the connection goes to this machine
 * @param path with its query
 */
export async function sentBy(origin: string, path: string, headers: Record<string, string>): Promise<Sent> {
  const { host, port } = new URL(origin);
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    headers: { ...headers, host, 'accept-encoding': 'br' },
  });
  const body = await answer.body.arrayBuffer();
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  return {
    bytes: body.byteLength,
    type: String(answer.headers['content-type'] ?? '').split(';')[0] ?? '',
    encoding: String(answer.headers['content-encoding'] ?? ''),
  };
}
