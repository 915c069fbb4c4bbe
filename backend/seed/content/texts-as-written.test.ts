import { expect, test } from 'vitest';
import { htmlToMarkup } from '#domain/text/html-to-markup.ts';
import { markupToHtml } from '#domain/text/markup-to-html.ts';
import { PROJECTS } from './projects.ts';

/** Blanks between blocks, and a paragraph without a word, say nothing. */
const betweenBlocks = (html: string) => html.replace(/>\s+</g, '><').replaceAll('<p></p>', '').trim();
const TEXTS = Object.values(PROJECTS)
  .flat()
  .flatMap(({ sections }) => Object.values(sections).flatMap(({ es, en }) => [es, en]));

test('every long text of the demo data is the same again in the writing of the editor: headings, lists, tables and what is strong', () => {
  expect(TEXTS.length).toBeGreaterThan(400);
  for (const html of TEXTS) expect(betweenBlocks(markupToHtml(htmlToMarkup(html)))).toBe(betweenBlocks(html));
});
