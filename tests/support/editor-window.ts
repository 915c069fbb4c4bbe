import type { Visitor } from './visitor.ts';

/** All that a page of a project's editor would send, as a browser without script sends it, with some of it changed. */
export async function window(who: Visitor, path: string): Promise<Record<string, string>> {
  const { text } = await who.get(path);
  const main = text.slice(text.indexOf('<main'));
  const names = [...main.matchAll(/<(?:input|textarea|select)\b[^>]*\bname="([^"]+)"[^>]*>/g)];
  return Object.fromEntries(
    names
      .filter(([tag]) => !/type="(?:file|submit|radio)"/.test(tag))
      .map(([tag, name = '']) => {
        const area = new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)<`).exec(main)?.[1];
        const select = new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(main)?.[0] ?? '';
        const chosen = /<option[^>]*\bselected\b[^>]*>/.exec(select)?.[0] ?? '';
        const value = / value="([^"]*)"/.exec(select ? chosen : tag)?.[1] ?? '';
        return [name, (area ?? value).replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')];
      }),
  );
}

/** Posts a form with files, as a browser without script does. */
export function send(who: Visitor, path: string, fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return who.upload(path, form);
}
