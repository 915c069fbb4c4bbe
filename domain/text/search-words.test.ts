import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchReadings, searchWords } from './search-words.ts';

describe('the words of a text', () => {
  it('are whole and from each part on, without accents, case and signs', () => {
    expect(searchWords('ORD-1A2B-3C Núñez')).toEqual(['ord1a2b3c', '1a2b3c', '3c', 'nunez']);
    expect(searchWords(' %_\\ -- ')).toEqual([]);
  });

  it('are found by any of their beginnings, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const kept = searchWords(text);
        for (const word of searchReadings(text)[0] ?? []) expect(kept).toContain(word);
      }),
    );
  });
});

describe('a search', () => {
  it('is read word for word, and with its groups of digits put together', () => {
    expect(searchReadings('Ana 612 345 678')).toEqual([
      ['ana', '612', '345', '678'],
      ['ana', '612345678'],
    ]);
    expect(searchReadings('ES91 2100 0418')[1]).toEqual(['es9121000418']);
    expect(searchReadings('7k3m-q9')).toEqual([['7k3mq9']]);
  });

  it('is nothing of signs, and short of very much', () => {
    expect(searchReadings('%_\\ \u0000 —')).toEqual([]);
    const [words] = searchReadings('x'.repeat(10_000).concat(' y'.repeat(5_000)));
    expect(words).toHaveLength(8);
    expect(words?.[0]).toHaveLength(40);
  });
});
