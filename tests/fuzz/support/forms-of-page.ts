import { unescaped } from '#tests/support/form-page.ts';

/** A form as it stands in a page's HTML. */
export interface PageForm {
  /** Where it goes: path and query. */
  action: string;
  isMultipart: boolean;
  /** Names with what a person who fills it in properly would send; buttons' names are among them once each. */
  fields: [string, string][];
  /** Names of its file fields. */
  files: string[];
}

/** Every form of a page that is sent by POST. */
export function formsOfPage(html: string, address: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, head = '', inside = '']) => {
    if (attribute(head, 'method')?.toLowerCase() !== 'post') return [];
    const controls = [...inside.matchAll(/<(input|select|textarea|button)\b([^>]*)>/g)];
    const fields: [string, string][] = [];
    const files: string[] = [];
    for (const [at, [, tag = '', attributes = '']] of controls.entries()) {
      const name = attribute(attributes, 'name');
      if (!name) continue;
      const type = attribute(attributes, 'type') ?? (tag === 'input' ? 'text' : tag);
      if (type === 'file') files.push(name);
      else if (!fields.some(([known]) => known === name)) fields.push([name, filledIn(type, attributes, inside, at)]);
    }
    const isMultipart = attribute(head, 'enctype') === 'multipart/form-data';
    return [
      { action: unescaped(attribute(head, 'action') || address).replace(/#.*$/, ''), isMultipart, fields, files },
    ];
  });
}

function filledIn(type: string, attributes: string, inside: string, at: number): string {
  const value = attribute(attributes, 'value');
  if (value) return unescaped(value);
  if (type === 'select') {
    const selects = [...inside.matchAll(/<select\b.*?<\/select>/gs)].map(([whole]) => whole);
    const own = selects.find((each) => each.includes(attributes)) ?? '';
    return unescaped(/<option[^>]* value="([^"]+)"/.exec(own)?.[1] ?? '');
  }
  if (type === 'email') return 'nadie@persona.test';
  if (type === 'date') return '1980-02-03';
  if (type === 'tel') return '600112233';
  if (type === 'number') return '2';
  if (type === 'checkbox' || type === 'radio') return 'on';
  return at % 2 === 0 ? '12345' : 'Calle Mayor 1';
}

function attribute(attributes: string, name: string): string | null {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
}
