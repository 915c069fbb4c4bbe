import { readFileSync } from 'node:fs';
import path from 'node:path';
import routes from '#app/routes.ts';

/** An address of the app and the module behind it. */
export interface AppRoute {
  /** With `{name}` for a segment, as the table of roles writes it; `*` for every other address. */
  path: string;
  file: string;
  /** A page that people see; else a resource. */
  isPage: boolean;
  hasLoader: boolean;
  hasAction: boolean;
  /** What its loader and action ask `requireRole` for, each once. */
  asks: string[];
}

interface Entry {
  path?: string;
  file: string;
  index?: boolean;
  children?: Entry[];
}

/** Every address of `app/routes.ts`, layouts left out. */
export const APP_ROUTES: readonly AppRoute[] = flatten((await routes) as Entry[], '');

function flatten(entries: readonly Entry[], above: string): AppRoute[] {
  return entries.flatMap((entry) => {
    const here = entry.path ? `${above}/${entry.path}` : above;
    return entry.children ? flatten(entry.children, here) : [appRoute(entry.file, here || '/')];
  });
}

function appRoute(file: string, template: string): AppRoute {
  const source = readFileSync(path.join('app', file), 'utf8');
  const exportsFunction = (name: string) => new RegExp(`^export (?:async )?function ${name}\\b`, 'm').test(source);
  return {
    path: template.endsWith('/*') ? '*' : template.replace(/:(\w+)/g, '{$1}'),
    file,
    // The way out and Google's way back have an address of their own but nothing to show.
    isPage: !file.startsWith('routes/resources/'),
    hasLoader: exportsFunction('loader'),
    hasAction: exportsFunction('action'),
    asks: [...new Set([...source.matchAll(/requireRole\(request, '([a-z-]+)'\)/g)].map(([, asked = '']) => asked))],
  };
}
