/**
 * Paths of texts that the database cannot keep, however deep: PostgreSQL has no place for NUL, nor for half a surrogate pair. Without this they
 * would be a fault of ours at the first statement.
 */
export function unstorableFields(sent: unknown, path = ''): string[] {
  if (typeof sent === 'string') return UNSTORABLE.test(sent) ? [path || 'request'] : [];
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const at = path ? `${path}.${name}` : name;
    return UNSTORABLE.test(name) ? ['request'] : unstorableFields(value, at);
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for
const UNSTORABLE = /\u0000|\p{Surrogate}/u;
