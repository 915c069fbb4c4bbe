import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { namespacesOf, placeholdersOf, singular, textsOfFile } from './text-files.ts';

const FOLDERS = ['es', 'en', 'es-exeu', 'en-exeu'];

const keysOf = (folder: string, file: string) => new Set([...textsOfFile(folder, file).keys()].map(singular));

/** What each text leaves open; its plural forms may name fewer: "one day". */
function openIn(folder: string, file: string): Map<string, string[]> {
  const open = new Map<string, Set<string>>();
  for (const [key, text] of textsOfFile(folder, file)) {
    const names = open.get(singular(key)) ?? new Set();
    for (const name of placeholdersOf(text)) names.add(name);
    open.set(singular(key), names);
  }
  return new Map([...open].map(([key, names]) => [key, [...names].sort()]));
}

test('both languages have the same namespaces and the same texts', () => {
  expect(namespacesOf('en')).toEqual(namespacesOf('es'));
  for (const file of namespacesOf('es')) {
    const [es, en] = [keysOf('es', file), keysOf('en', file)];
    expect({ file, missing: [...es].filter((key) => !en.has(key)) }).toEqual({ file, missing: [] });
    expect({ file, missing: [...en].filter((key) => !es.has(key)) }).toEqual({ file, missing: [] });
  }
});

test('both languages tell the same facts: the same names are filled in', () => {
  for (const file of namespacesOf('es')) {
    expect({ file, open: openIn('en', file) }).toEqual({ file, open: openIn('es', file) });
  }
});

test('the EXEU wording overrides only texts that exist, in both languages alike, and leaves out no fact', () => {
  expect(namespacesOf('en-exeu')).toEqual(namespacesOf('es-exeu'));
  for (const lang of ['es', 'en']) {
    for (const file of namespacesOf(`${lang}-exeu`)) {
      const known = openIn(lang, file);
      const strange = [...openIn(`${lang}-exeu`, file)].filter(
        ([key, open]) => JSON.stringify(known.get(key)) !== JSON.stringify(open),
      );
      expect({ lang, file, strange }).toEqual({ lang, file, strange: [] });
      const same = [...textsOfFile(`${lang}-exeu`, file)].filter(
        ([key, text]) => textsOfFile(lang, file).get(key) === text,
      );
      expect({ lang, file, same }).toEqual({ lang, file, same: [] });
    }
  }
  for (const file of namespacesOf('es-exeu')) {
    expect([...keysOf('en-exeu', file)].sort()).toEqual([...keysOf('es-exeu', file)].sort());
  }
});

/**
 * Words that the EXEU wording replaces by member (partícipe), issuer (emisor) and admission to trading (admisión a negociación): specification,
 * section 1. A member is never "miembro", which the platform’s people are not called in Spanish.
 */
const NOT_EXEU: Record<string, RegExp> = {
  es: /(?<!\p{L})(?:inversor(?:es)?|usuarios?|emprendedor(?:es)?|miembros?|(?:pre)?campañas?)(?!\p{L})/iu,
  en: /(?<![\p{L}{])(?:investors?|users?|entrepreneurs?|(?:pre-)?campaigns?)(?!\p{L})/iu,
};
/** Schemes of the law keep their names: "indemnización de inversores". */
const LAW = new Set(['issuances.json: risk.text']);

test('the EXEU wording leaves no investor, user, entrepreneur or campaign behind', () => {
  const left = ['es', 'en'].flatMap((lang) => {
    const overridden = new Set(namespacesOf(`${lang}-exeu`));
    return namespacesOf(lang).flatMap((file) => {
      const own = overridden.has(file) ? textsOfFile(`${lang}-exeu`, file) : new Map<string, string>();
      return [...textsOfFile(lang, file)]
        .filter(([key, text]) => NOT_EXEU[lang]?.test(own.get(key) ?? text) && !LAW.has(`${file}: ${key}`))
        .map(([key]) => `${lang}/${file}: ${key}`);
    });
  });
  expect(left).toEqual([]);
});

/** Tokens after a number that is filled in: "{{tokens}} tokens", "{{tokens}} {{symbol}} tokens". Tokens are what people own, and anybody may own one; a limit or a waiting time is the house's own number, and is never one. */
const COUNTED_TOKENS = /\{\{\w{1,30}\}\} (?:\{\{\w{1,30}\}\} )?tokens(?!\p{L})/u;

test('texts that count tokens have a form for one token', () => {
  const wrong = FOLDERS.flatMap((folder) =>
    namespacesOf(folder).flatMap((file) => {
      const texts = textsOfFile(folder, file);
      return [...texts]
        .filter(([key, text]) => COUNTED_TOKENS.test(text) && !texts.has(`${singular(key)}_one`))
        .map(([key]) => `${folder}/${file}: ${key}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('texts are never empty, and none but the specification’s error title is in capitals', () => {
  const wrong = FOLDERS.flatMap((folder) =>
    namespacesOf(folder).flatMap((file) =>
      [...textsOfFile(folder, file)]
        .filter(([key, text]) => text.trim() === '' || (/[!¡]/.test(text) && `${file}:${key}` !== 'errors.json:title'))
        .map(([key]) => `${folder}/${file}: ${key}`),
    ),
  );
  expect(wrong).toEqual([]);
});

/** Pronouns and verbs of a "tú". */
const TU =
  /(?<!\p{L})(?:tú|tus?|te|ti|contigo|tuy[oa]s?|tienes|puedes|quieres|debes|eres|estás|necesitas|podrás|verás|recibirás|tendrás|has \p{L}+[aie]do)(?!\p{L})/iu;
/** Commands to a "tú" are also what somebody else does ("confirma el pago"): only the beginning of a sentence tells them apart. */
const TU_COMMAND =
  /(?:^|[.:;?»] )(?:Elige|Escribe|Entra|Pulsa|Revisa|Comprueba|Vuelve|Rellena|Usa|Marca|Pide|Sube|Léelo|Confirma|Corrige|Transfiere|Accede|Inicia|Regístrate)(?!\p{L})/u;

test('Spanish speaks to the reader as usted, on screens, in mails and at the door', () => {
  const texts = ['es', 'es-exeu'].flatMap((folder) =>
    namespacesOf(folder).flatMap((file) =>
      [...textsOfFile(folder, file)].map(([key, text]) => ({ at: `${folder}/${file}: ${key}`, text })),
    ),
  );
  const mails = sourceFiles(
    /^backend\/(?:mail\/.*|.*mail[^/]*|seed\/tenants\/.*)(?<!\.test)\.ts$|^server\/door-page\.ts$/,
  ).flatMap((file) => stringsOf(file.path, file.text).map((text) => ({ at: `${file.path}: ${text}`, text })));
  for (const word of ['código de verificación', 'código de firma', 'Vuelva atrás']) {
    expect(mails.some(({ text }) => text.includes(word))).toBe(true);
  }
  // A tenant's own addresses are theirs to word.
  const spoken = [...texts, ...mails.filter(({ text }) => !text.startsWith('https://'))].filter(
    ({ text }) => TU.test(text) || TU_COMMAND.test(text),
  );
  expect(spoken.map(({ at }) => at)).toEqual([]);
});

function stringsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) found.push(node.text);
    if (ts.isTemplateExpression(node)) found.push(node.getText().slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

test('screens hold no words of their own: every text comes from the language files', () => {
  const words = sourceFiles(/^app\/(?:features|routes|ui|layouts|forms)\/.*(?<!\.test)\.tsx$/).flatMap(
    ({ path: file, text }) => {
      const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isJsxText(node) && /\p{L}{3,}/u.test(node.text)) found.push(`${file}: ${node.text.trim()}`);
        if (
          ts.isJsxAttribute(node) &&
          /^(?:alt|title|placeholder|aria-label|label|hint)$/.test(node.name.getText()) &&
          node.initializer &&
          ts.isStringLiteral(node.initializer) &&
          /\p{L}{3,} \p{L}|^\p{Lu}\p{L}{2,}/u.test(node.initializer.text)
        )
          found.push(`${file}: ${node.initializer.text}`);
        ts.forEachChild(node, visit);
      };
      visit(parsed);
      return found;
    },
  );
  expect(words).toEqual([]);
});

test('elements have no style attributes: the content policy refuses them', () => {
  const styled = sourceFiles(/^app\/.*\.tsx$/).filter(({ text }) => /\sstyle=\{/.test(text));
  expect(styled.map(({ path: file }) => file)).toEqual([]);
});
