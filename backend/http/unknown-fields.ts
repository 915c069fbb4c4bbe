/**
 * Paths of fields that were sent and that the contract does not know: whatever stands in the input and was stripped from what was parsed.
 * Works on every shape, however deep, because zod's objects drop what they do not know and its records keep all.
 */
export function unknownFields(sent: unknown, parsed: unknown, path = ''): string[] {
  if (Array.isArray(sent)) {
    return Array.isArray(parsed)
      ? sent.flatMap((item, at) => unknownFields(item, parsed[at], joined(path, String(at))))
      : [];
  }
  if (!isPlain(sent) || !isPlain(parsed)) return [];
  return Object.entries(sent).flatMap(([name, value]) =>
    Object.hasOwn(parsed, name) ? unknownFields(value, parsed[name], joined(path, name)) : [joined(path, name)],
  );
}

function joined(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
