import { appConfig } from '#app/config.server.ts';

/** The running release: pages ask now and then whether a newer one is there. Public, so that no guard stands here. */
export function loader() {
  return Response.json({ release: appConfig.release }, { headers: { 'Cache-Control': 'no-store' } });
}
