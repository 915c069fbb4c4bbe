/** For what is shown in a frame of ours: it loads nothing, runs nothing and is framed by its own origin alone. */
export const FRAMED = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
} as const;
