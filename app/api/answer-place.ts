/** A value that has names: neither a list nor null. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A place one step deeper: `data.tenant`. Names that could be somebody's (an e-mail, a number) are `*`. */
export function placeOf(outer: string, name: string): string {
  const shown = /^[A-Za-z_]\w{0,59}$/.test(name) ? name : '*';
  return outer ? `${outer}.${shown}` : shown;
}
