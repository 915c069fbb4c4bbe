import { expect, it } from 'vitest';
import { section, shownSection } from './sections.ts';

it('a section of a record keeps the days of its title and its words in one piece, as its rows have them', () => {
  const shown = shownSection(
    section('Lo que tenía al empezar el 1 de enero de 2026', { paragraphs: ['Vale hasta el 3 de mayo de 2026.'] }),
  );
  expect([shown.title, ...shown.paragraphs].map((text) => text.replaceAll('\u00a0', '_'))).toEqual([
    'Lo que tenía al empezar el 1_de_enero_de_2026',
    'Vale hasta el 3_de_mayo_de_2026.',
  ]);
});
