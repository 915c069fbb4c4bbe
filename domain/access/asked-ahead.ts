const HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/**
 * Whether a browser asks before anybody has: prefetch, preview, prerender.
 * @param header the value of a request's header, by its name in small letters
 */
export function askedAhead(header: (name: string) => unknown): boolean {
  return HEADERS.some((name) => /prefetch|preview|prerender/i.test(String(header(name) ?? '')));
}
