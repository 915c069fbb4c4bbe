import ts from 'typescript';

/** A key as code writes it, and a star for each part that is known only when it runs: `ui:close`, `statuses:role.*`. */
type Pattern = string;

/** Most files hold nothing that looks like a key. */
const MAY_ASK = /i18next|['"`][a-z_]+:/;
/** What `useTranslation` gives besides `t`. */
const INSTANCE = 'i18n';
const NAMED = /^([a-z_]+):(.*)$/s;

/**
 * The texts that a file can ask for, as `namespace:pattern`; more rather than less. What is passed on (`t` as an argument) can ask for all of its
 * namespace, and a string that begins like a key is one, wherever it stands.
 * @throws Error for what cannot be told by reading: a namespace that is known only when it runs, another way into the texts than `useTranslation`.
 */
export function askedKeys(source: ts.SourceFile, namespaces: ReadonlySet<string>): Set<Pattern> {
  const asked = new Set<Pattern>();
  if (!MAY_ASK.test(source.text)) return asked;
  const speakers = speakersIn(source, namespaces);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const [, namespace = '', key = ''] = NAMED.exec(patternOf(node)) ?? [];
      if (namespaces.has(namespace)) asked.add(`${namespace}:${isAddedTo(node) ? `${key}*` : key}`);
    }
    const own = ts.isIdentifier(node) && !isOnlyAName(node) ? speakers.get(node.text) : undefined;
    if (own && ts.isIdentifier(node)) {
      if (node.text === INSTANCE && !isHarmless(node.parent)) refuse(source, node, 'asks for texts by another way');
      for (const pattern of patternsAskedAt(node)) {
        if (/^\*[^.]*:/.test(pattern)) refuse(source, node, 'asks a namespace that is known only when it runs');
        if (!NAMED.test(pattern)) for (const namespace of own) asked.add(`${namespace}:${pattern}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return asked;
}

/** The names under which a file has `t` of `useTranslation`, each with the namespaces it stands for somewhere in the file. */
function speakersIn(source: ts.SourceFile, namespaces: ReadonlySet<string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) && /i18next'/.test(node.parent.parent.parent.moduleSpecifier.getText(source))) {
      const isType = node.isTypeOnly || node.parent.parent.isTypeOnly;
      const known = /^(?:useTranslation|I18nextProvider|createInstance)$/.test((node.propertyName ?? node.name).text);
      if (!isType && (!known || node.propertyName)) refuse(source, node, 'asks for texts by another way');
    }
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'useTranslation') {
      const own = namespacesOf(node);
      const names = ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined;
      if (!own?.every((one) => namespaces.has(one)) || !names || !ts.isObjectBindingPattern(names))
        refuse(source, node, 'is no `const { t } = useTranslation(<namespaces>)`');
      for (const { name, propertyName } of names.elements) {
        const taken = (propertyName ?? name).getText(source);
        const called = name.getText(source);
        // Of several, a key without a namespace is looked for in the first alone.
        if (taken === 't') found.set(called, new Set([...(found.get(called) ?? []), ...own.slice(0, 1)]));
        else if (called === INSTANCE) found.set(INSTANCE, new Set());
        else refuse(source, node, `takes ${taken} of \`useTranslation\``);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The literal namespaces of a call of `useTranslation`; undefined where they are no literals. */
function namespacesOf({ arguments: [first, second] }: ts.CallExpression): string[] | undefined {
  if (second) return undefined;
  if (!first) return [];
  if (ts.isStringLiteralLike(first)) return [first.text];
  if (!ts.isArrayLiteralExpression(first)) return undefined;
  const names = first.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);
  return names.length === first.elements.length ? names : undefined;
}

/** Where a speaker is called: its keys; where it is handed on: any. */
function patternsAskedAt(speaker: ts.Identifier): Pattern[] {
  const { parent } = speaker;
  const [key] = ts.isCallExpression(parent) && parent.expression === speaker ? parent.arguments : [];
  return key ? patternsOf(key) : ['*'];
}

function patternsOf(key: ts.Expression): Pattern[] {
  if (ts.isConditionalExpression(key)) return [...patternsOf(key.whenTrue), ...patternsOf(key.whenFalse)];
  if (ts.isParenthesizedExpression(key) || ts.isAsExpression(key)) return patternsOf(key.expression);
  return ts.isStringLiteralLike(key) || ts.isTemplateExpression(key) ? [patternOf(key)] : ['*'];
}

function patternOf(text: ts.StringLiteralLike | ts.TemplateExpression): Pattern {
  if (ts.isStringLiteralLike(text)) return text.text;
  return text.head.text + text.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}

/** What of an instance names no text, or names it in full. */
const isHarmless = (use: ts.Node) => ts.isPropertyAccessExpression(use) && /^(?:language|exists)$/.test(use.name.text);

/** A beginning to which the rest is added. */
const isAddedTo = ({ parent }: ts.Node) => ts.isBinaryExpression(parent);

/** A declaration, or the name of a property: no use of what bears the name elsewhere. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent) || ts.isParameter(parent) || ts.isJsxAttribute(parent))
    return parent.initializer !== node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  return ts.isPropertySignature(parent) || ts.isImportSpecifier(parent);
}

function refuse(source: ts.SourceFile, node: ts.Node, why: string): never {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  throw new Error(`${source.fileName}:${line + 1} ${why}: which texts the browser needs cannot be told`);
}
