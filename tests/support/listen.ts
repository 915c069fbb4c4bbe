import { serve } from '@hono/node-server';
import type { BackEnd } from './back-end.ts';

/** Has a back end listen on a free port of this machine, so that providers of one's own machine can reach it; answers its origin. */
export async function listen({ fetch, deps }: BackEnd): Promise<string> {
  const origin = await new Promise<string>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(`http://127.0.0.1:${port}`));
    server.unref();
  });
  deps.config.apiOrigin = origin;
  return origin;
}
