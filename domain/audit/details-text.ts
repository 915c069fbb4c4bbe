/** Further than this a line of the screen does not go; a file has all of it. */
const MOST = 400;

/**
 * The facts of a row of the audit log on one line: `list: users · columns: name, email`. What is nothing is left out, what is nested is named by its
 * path. Longer ones end in dots.
 */
export function detailsText(details: Readonly<Record<string, unknown>>, most = MOST): string {
  const text = parts('', details).join(' · ');
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
}

function parts(path: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    const isPlain = value.every((one) => typeof one !== 'object' || one === null);
    if (isPlain) return [`${path}: ${value.map(String).join(', ')}`];
    return value.flatMap((one, at) => parts(`${path}.${at + 1}`, one));
  }
  if (typeof value !== 'object') return [`${path}: ${String(value)}`];
  return Object.entries(value).flatMap(([name, inner]) => parts(path ? `${path}.${name}` : name, inner));
}
