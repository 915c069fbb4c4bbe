/** Further than this a line of the screen does not go; a file has all of it. */
const MOST = 400;

/** How a fact is said: by the path of its name and its value as it is kept. */
type SayFact = (name: string, value: string) => { name: string; value: string };
const asKept: SayFact = (name, value) => ({ name, value });

/**
 * The facts of a row of the audit log on one line: `list: users · columns: name, email`. What is nothing is left out, what is nested is named by its
 * path. Longer ones end in dots. `say` puts a fact into a reader's words; without, it stands as it is kept.
 */
export function detailsText(details: Readonly<Record<string, unknown>>, most = MOST, say = asKept): string {
  const text = parts('', details, say).join(' · ');
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
}

function parts(path: string, value: unknown, say: SayFact): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    const isPlain = value.every((one) => typeof one !== 'object' || one === null);
    if (isPlain) return [line(path, value.map(String), say)];
    return value.flatMap((one, at) => parts(`${path}.${at + 1}`, one, say));
  }
  if (typeof value !== 'object') return [line(path, [String(value)], say)];
  return Object.entries(value).flatMap(([name, inner]) => parts(path ? `${path}.${name}` : name, inner, say));
}

function line(path: string, values: readonly string[], say: SayFact): string {
  const said = values.map((value) => say(path, value));
  return `${said[0]?.name ?? path}: ${said.map(({ value }) => value).join(', ')}`;
}
