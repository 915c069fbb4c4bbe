/** The recovery codes in a page's reply, or null where it holds none. */
export function toldCodes(reply: unknown): string[] | null {
  if (typeof reply !== 'object' || reply === null || !('codes' in reply) || !Array.isArray(reply.codes)) return null;
  return reply.codes.filter((code): code is string => typeof code === 'string');
}

/** A file of plain text in an address: it can be downloaded without script and lies on no server. */
export function textAddress(lines: readonly string[]): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}
