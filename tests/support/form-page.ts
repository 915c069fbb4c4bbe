/** A control of a form in a page's HTML. */
export interface Control {
  /** What stands in it, as a browser would read it; `''` where nothing does. */
  value: string;
  /** The page says that it is wrong. */
  isInvalid: boolean;
}

const CONTROLS = /<(?:input|select|textarea)\b[^>]*>/g;
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** HTML's own signs as a reader sees them. */
export function unescaped(html: string): string {
  return html.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The first control of a name in a page. Throws where there is none. */
export function controlIn(html: string, name: string): Control {
  const controls = html.match(CONTROLS) ?? [];
  // A day is three fields; a text that is none stands in its first.
  const tag = [name, `${name}_day`]
    .map((own) => controls.find((each) => each.includes(` name="${own}"`)))
    .find((each) => each !== undefined);
  if (!tag) throw new Error(`there is no field ${name} in the page`);
  return {
    value: unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''),
    isInvalid: tag.includes('aria-invalid="true"'),
  };
}

/** The messages of the summary above a form, as people read them; none where nothing is wrong. */
export function problemsIn(html: string): string[] {
  const summary = /<div[^>]* id="error-summary".*?<\/ul>/s.exec(html)?.[0] ?? '';
  return [...summary.matchAll(/<li>(.*?)<\/li>/gs)].map(([, line = '']) => unescaped(line.replace(/<[^>]+>/g, '')));
}
