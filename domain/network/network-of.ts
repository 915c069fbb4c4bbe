/** How much of an IPv6 address names a site: what a provider hands to one household or office (RIPE-690: a /56). */
const SITE_HEX = 14;

/**
 * Whom an address belongs to, as far as it tells: an IPv4 address itself, of IPv6 the site's first 56 bits, because a visitor has all that stands behind them.
 * @param address as `plainAddress` gives it
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const first = groups(head);
  const last = tail === undefined ? [] : groups(tail);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0000');
  return [...first, ...zeros, ...last].join('').slice(0, SITE_HEX);
}

/** Groups of four digits each; an IPv4 address at the end stands for two, which no site is told by. */
function groups(text: string): string[] {
  return text
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? ['0000', '0000'] : [group.padStart(4, '0')]));
}
