import { readdirSync } from 'node:fs';

/** "b0" in base 36: 900 files from there. Behind "a" stands what blockers of advertisements take for some. */
const FIRST = 396;

interface Style {
  /** From the project's root. */
  filePath: string;
  /** The file's hash and which of its styles it is. */
  hash: string;
}

/**
 * Names of classes in what is built: two signs for the file instead of seven of its hash, then which of its styles it is. Names made of chance
 * cannot be packed, and each stands in the styles, in the scripts and in the pages. The same tree gives the same names, on the server and in
 * the browser. Behind the file's two signs stands a figure or a capital: a name in small letters alone may be the end of an element's, and "thead"
 * in a selector became an element "th" of the class "ead".
 */
export function shortClassNames(): (style: Style) => string {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css.ts'))
    .map((name) => `app/${name.replaceAll('\\', '/')}`)
    .sort();
  // A file's styles are named in the order in which they stand, and asked for more than once.
  const known = new Map(files.map((file) => [file, [] as string[]]));
  return ({ filePath, hash }) => {
    const styles = known.get(filePath);
    if (!styles) throw new Error(`${filePath} is no style of the app`);
    if (!styles.includes(hash)) styles.push(hash);
    return `${(FIRST + files.indexOf(filePath)).toString(36)}${styles.indexOf(hash).toString(36).toUpperCase()}`;
  };
}
