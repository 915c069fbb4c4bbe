import '@remix-run/node';

/** Single fetch decides how loader data is typed (v3_singleFetch in remix.config.js). */
declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}
