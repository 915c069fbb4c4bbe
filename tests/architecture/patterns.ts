import ts from 'typescript';
import { sourceFiles } from './source-files.ts';

/** A regular expression of ours: a literal, or `new RegExp` whose text stands there. */
export interface Pattern {
  source: string;
  flags: string;
  /** Files that hold it. */
  files: string[];
}

const HOUSES = /^(?:app|backend|contract|domain|scripts|server|tenants)\/.*\.(?:ts|tsx|mjs)$/;

/** Every regular expression outside the tests, each once. */
export function ownPatterns(): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const { path, text } of sourceFiles(HOUSES)) {
    if (path.includes('.test.')) continue;
    for (const [source, flags] of patternsIn(path, text)) {
      const known = found.get(`${flags} ${source}`);
      if (known) known.files.push(path);
      else found.set(`${flags} ${source}`, { source, flags, files: [path] });
    }
  }
  return [...found.values()];
}

function patternsIn(path: string, text: string): [source: string, flags: string][] {
  const patterns: [string, string][] = [];
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push([node.text.slice(1, end), node.text.slice(end + 1)]);
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [source, flags] = (node.arguments ?? []).map((one) => (ts.isStringLiteralLike(one) ? one.text : null));
      if (typeof source === 'string') patterns.push([source, flags ?? '']);
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return patterns;
}
