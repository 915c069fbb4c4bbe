import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { sourceFiles } from './source-files.ts';

/** What is drawn around every page, the catalogue's own among them, or says something of the session that a sample cannot. */
const AROUND: readonly string[] = [
  'app/ui/brand/brand.tsx',
  'app/ui/brand/language-switch.tsx',
  'app/ui/brand/scheme-switch.tsx',
  'app/ui/feedback/consent-question.tsx',
  'app/ui/feedback/reload-offer.tsx',
  'app/ui/layout/skip-link.tsx',
  // A bar and a list, both shown, folded into one for narrow windows.
  'app/ui/steps/step-rail.tsx',
];
/** The pieces that every screen is made of: the kit, and the sheet, queue, job and history around a record. */
const PIECES = /^app\/(?:ui|parts\/(?:history|job|looking|queue|refunds|sheet))\/(?!.*\.test\.).*\.tsx$/;
const GALLERY = /^app\/features\/gallery\//;

test('every piece of the kit stands in the gallery at /manager/components, or around it', () => {
  const files = new Map(sourceFiles(/^app\/.*\.tsx?$/).map((file) => [file.path, file]));
  const drawn = new Set<string>();
  const draw = (path: string): void => {
    const file = files.get(path);
    if (!file || drawn.has(path)) return;
    drawn.add(path);
    for (const { own } of importsOf(file)) if (own?.endsWith('.tsx')) draw(own);
  };
  for (const path of files.keys()) if (GALLERY.test(path)) draw(path);
  const pieces = sourceFiles(PIECES).map(({ path }) => path);
  expect(pieces.length).toBeGreaterThan(80);
  expect(pieces.filter((path) => !drawn.has(path)).sort()).toEqual(AROUND);
});
