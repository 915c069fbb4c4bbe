import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { birthSign, isHit, stops } from './hit.ts';
import { NameIndex } from './name-index.ts';
import { nameScore } from './name-score.ts';
import { nameWords } from './name-words.ts';
import type { Listed } from './watch-list.ts';

const score = (a: string, b: string, kind: 'person' | 'entity' = 'person') =>
  nameScore(nameWords(a), nameWords(b), kind);
const listed = (names: string[], key = '1', births: Listed['births'] = []): Listed => ({
  ...{ key, kind: 'person', names, births, note: '' },
});

describe('two names', () => {
  test('are one in any order, with and without accents, hyphens, capitals and particles', () => {
    expect(score('José María de la Peña', 'PEÑA, Jose Maria')).toBe(100);
    expect(score('Jean-Luc Mélenchon', 'melenchon jean luc')).toBe(100);
    expect(score('Ángel Núñez Íñiguez', 'Iniguez Angel Nunez')).toBe(100);
  });

  test('are one in another alphabet, as far as letters are told by letters', () => {
    expect(score('Владимир Путин', 'Vladimir Putin')).toBe(100);
    expect(score('Γιώργος Παπανδρέου', 'Giorgos Papandreou')).toBeGreaterThanOrEqual(88);
    expect(score('Сергей Лавров', 'Sergei Lavrov')).toBeGreaterThanOrEqual(88);
  });

  test('are alike with a letter more or less in a long word, and with a name that one of them leaves out', () => {
    expect(score('Mohammed Alzahrani', 'Mohamed Al-Zahrani')).toBeGreaterThanOrEqual(80);
    expect(score('Saddam Hussein', 'Saddam Hussein Al-Tikriti')).toBe(96);
    expect(score('Juan Pérez', 'Juan Pérez Gómez Ruiz')).toBe(92);
  });

  test('are two where a word has no other, where a short one differs, and where one word is all there is', () => {
    expect(score('Juan Pérez', 'Juan Gómez')).toBe(0);
    expect(score('Ana Gil', 'Eva Gil')).toBe(0);
    expect(score('Gaddafi', 'Muammar Gaddafi')).toBe(0);
    expect(score('Gazprom', 'Gazprom', 'entity')).toBe(100);
    expect(score('Gazprom', 'Gazprom Neft', 'entity')).toBe(0);
    expect(score('', 'Nadie Ninguno')).toBe(0);
  });

  const word = fc.stringMatching(/^[a-z]{3,9}$/);
  const name = fc.uniqueArray(word, { minLength: 2, maxLength: 5 });
  test('score the same either way round and in any order, and 100 only with themselves', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(nameScore(a, b, 'person')).toBe(nameScore(b, a, 'person'));
        expect(nameScore([...a].reverse(), b, 'person')).toBeGreaterThanOrEqual(0);
        expect(nameScore(a, [...a].reverse(), 'person')).toBe(100);
        if (nameScore(a, b, 'person') === 100) expect([...a].sort()).toEqual([...b].sort());
      }),
    );
  });

  test('are found by the index exactly where holding them beside every name finds them', () => {
    const near = fc.array(
      fc.constantFrom('maria', 'marta', 'garcia', 'garcía', 'garzia', 'lopez', 'lopes', 'gil', 'ruiz', 'de'),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(fc.array(near, { minLength: 1, maxLength: 8 }), near, (names, asked) => {
        const entries = names.map((words, at) => listed([words.join(' ')], String(at)));
        const found = new NameIndex(entries).find({ name: asked.join(' '), kind: 'person', born: null });
        const all = entries.filter(({ names: [only = ''] }) => isHit(score(asked.join(' '), only), 'unknown'));
        expect(found.map(({ entry }) => entry.key).sort()).toEqual(all.map(({ key }) => key).sort());
      }),
    );
  });
});

describe('a birth', () => {
  const day = { from: '1970-05-31', to: '1970-05-31' };
  const year = { from: '1970-01-01', to: '1970-12-31' };
  test('is the same, fits, differs, or says nothing', () => {
    expect(birthSign('1970-05-31', [year, day])).toBe('same');
    expect(birthSign('1970-06-01', [year, day])).toBe('fits');
    expect(birthSign('1971-01-01', [year, day])).toBe('differs');
    expect([birthSign(null, [day]), birthSign('1970-05-31', [])]).toEqual(['unknown', 'unknown']);
  });

  test('decides how alike the names have to be: another day leaves only the very name', () => {
    const entries = [listed(['Ana Isabel Fernandes'], '1', [day])];
    const find = (name: string, born: string | null) => new NameIndex(entries).find({ name, kind: 'person', born });
    expect(find('Ana Ysabel Fernández', '1970-05-31')).toHaveLength(1);
    expect(find('Ana Ysabel Fernández', '1980-05-31')).toHaveLength(0);
    expect(find('Fernandes, Ana Isabel', '1980-05-31')).toMatchObject([{ score: 100, sign: 'differs' }]);
  });
});

test('a hit stops its person until it is decided, and for good when it is one of sanctions', () => {
  expect([stops('sanctions', 'OPEN'), stops('exposed', 'OPEN'), stops('sanctions', 'CONFIRMED')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([stops('exposed', 'CONFIRMED'), stops('sanctions', 'DISMISSED'), stops('exposed', 'DISMISSED')]).toEqual([
    ...[false, false, false],
  ]);
});

test('a name of nothing but particles, initials or signs keeps what it can, and one without letters is nobody’s', () => {
  expect(nameWords('Li Du')).toEqual(['li', 'du']);
  expect(nameWords('De la Van')).toEqual(['de', 'la', 'van']);
  expect(nameWords('J. R. R. Tolkien')).toEqual(['tolkien']);
  expect(nameWords('O’Brien-García')).toEqual(['obrien', 'garcia']);
  expect([nameWords('— ? — 123'), nameWords('')]).toEqual([['123'], []]);
  expect(nameWords(`${'Ana '.repeat(500)}Gil`)).toEqual(['ana']);
});
