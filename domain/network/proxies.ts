import proxyAddr from 'proxy-addr';

/** Whether an address is one of our own proxies. */
export type ProxyTest = (address: string) => boolean;

/** Four numbers, or something with a colon: the library also takes shorter forms and names, which a person is not to guess at. */
const PART = /^(\d{1,3}(\.\d{1,3}){3}|[\da-f]{0,4}:[\da-f:.]{1,42})(\/\d{1,3})?$/i;

/** Whether each part is an address, or a range such as 10.0.0.0/8. */
export function areProxies(parts: readonly string[]): boolean {
  try {
    proxyTest(parts);
    return parts.every((part) => PART.test(part));
  } catch {
    return false;
  }
}

/**
 * The proxies whose forwarded headers count (`TRUSTED_PROXIES`, the same in both processes). An IPv4 address in its IPv6 clothes
 * (`::ffff:10.0.0.1`) counts as itself. Throws for a part that is no address or range: ask `areProxies` first.
 */
export function proxyTest(parts: readonly string[]): ProxyTest {
  const isListed = proxyAddr.compile([...parts]);
  return (address) => isListed(address, 0);
}

/**
 * The address that a connection stands for: its peer's, or behind our own proxies the nearest one that is none of them. What stands left of
 * that in `X-Forwarded-For` is somebody's own claim.
 * @param forwarded value of `X-Forwarded-For`, all its lines joined by commas; null where there was none
 * @returns null behind a proxy that named nobody, or no address
 */
export function addressBehind(peer: string, forwarded: string | null, isProxy: ProxyTest): string | null {
  if (!isProxy(peer)) return plainAddress(peer);
  const hops = (forwarded ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const nearest = hops.reverse().find((hop) => !isProxy(hop));
  return nearest === undefined ? null : plainAddress(nearest);
}

/** An address as it is counted by; null for what is none. */
export function plainAddress(address: string): string | null {
  const bare = address.replace(/^::ffff:(?=\d)/i, '');
  return /^[\da-f.:]{2,45}$/i.test(bare) ? bare : null;
}
