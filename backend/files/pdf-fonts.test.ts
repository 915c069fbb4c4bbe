import { createHash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { BOLD, useFonts } from './pdf-fonts.ts';

const AT = new Date('2026-01-01T00:00:00Z');

async function printOf(words: string): Promise<string> {
  const doc = new PDFDocument({ font: '', info: { CreationDate: AT } });
  useFonts(doc);
  const hash = createHash('sha256');
  const ended = new Promise((done) => doc.on('data', (chunk: Buffer) => hash.update(chunk)).on('end', done));
  doc.text(words).font(BOLD).text(words);
  doc.end();
  await ended;
  return hash.digest('hex');
}

test('a document’s bytes do not depend on what was written before it', async () => {
  const words = 'Ñandú 12 €';
  const first = await printOf(words);
  await printOf('Zumo: 7 ℓ, filtro');
  // A subset that was carried over would hold the letters of the document between.
  expect(await printOf(words)).toBe(first);
});
