import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { askedKeys } from './asked-keys.ts';
import { reachedFiles } from './reached-files.ts';

/** Pages of managers and issuers: what stands under `routes/layouts/desk.tsx`. */
const OF_DESK = /^app\/routes\/(?:manager|entrepreneur)\//;
/** Files and pictures; of pages only those in a frame, which have no script of the framework's. */
const NO_PAGES = /^app\/routes\/resources\//;
const AROUND_ALL = ['app/root.tsx', 'app/entry.client.tsx'];

interface AskedByArea {
  /** What any page but those of the desk may ask for in the browser. */
  common: string[];
  /** What pages of the desk may ask for. */
  desk: string[];
}

/**
 * What the scripts of pages ask of the texts, as `namespace:pattern` in order, and the files that were read for it.
 * @param root the project's folder
 */
export function askedByArea(root: string): AskedByArea & { files: string[] } {
  const namespaces = new Set(
    readdirSync(path.join(root, 'app/i18n/texts/es')).map((file) => path.basename(file, '.json')),
  );
  const routes = readdirSync(path.join(root, 'app/routes'), { recursive: true, encoding: 'utf8' })
    .map((file) => `app/routes/${file.split(path.sep).join('/')}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !NO_PAGES.test(file));
  const sources = new Map<string, ts.SourceFile>();
  const read = (file: string) => {
    const place = path.join(root, file);
    if (!sources.has(file) && existsSync(place)) {
      sources.set(file, ts.createSourceFile(file, readFileSync(place, 'utf8'), ts.ScriptTarget.Latest, true));
    }
    return sources.get(file) ?? null;
  };
  const asked = (starts: readonly string[]) =>
    [...new Set(reachedFiles(starts, read).flatMap((source) => [...askedKeys(source, namespaces)]))].sort();
  const common = asked([...AROUND_ALL, ...routes.filter((file) => !OF_DESK.test(file))]);
  const desk = asked(routes.filter((file) => OF_DESK.test(file)));
  return { common, desk, files: [...sources.keys()] };
}
