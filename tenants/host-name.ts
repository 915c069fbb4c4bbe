const LABELS = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/;
const PORT = /:\d{1,5}$/;

/**
 * A Host line as it is compared: lower case, without port and one trailing dot. Null for anything that is no plain host name
 * (empty, spaces, a list, user@host, a path, an IPv6 literal), so that nothing odd is ever put into an address.
 */
export function normalHost(host: string | null | undefined): string | null {
  if (!host) return null;
  const name = host.toLowerCase().replace(PORT, '').replace(/\.$/, '');
  return LABELS.test(name) ? name : null;
}

/** Whether a normal host matches one of the patterns: an exact name, or `*.name` for anything below it (never the name itself). */
export function isTrusted(host: string, patterns: readonly string[]): boolean {
  return patterns.some((raw) => {
    const pattern = raw.trim().toLowerCase();
    if (pattern.startsWith('*.'))
      return pattern.length > 2 && host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1;
    return pattern !== '' && host === pattern;
  });
}
