/**
 * Options of the Remix plugin; `vite.config.ts` hands them over.
 * Every flag that keeps the way to React Router open is on. The manifest endpoint of lazy route discovery is our own
 * (`server/route-manifest.ts`, docs/decisions/0001-remix-v2-with-vite.md).
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  ssr: true,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
    v3_lazyRouteDiscovery: true,
  },
};
