import { describe, expect, it } from 'vitest';
import { NameIndex } from '#domain/screening/name-index.ts';
import type { Listed } from '#domain/screening/watch-list.ts';
import type { AskedPerson } from './asked-people.repository.ts';
import { findHits } from './find-hits.ts';

const entry = (key: string, names: string[], kind: Listed['kind'] = 'person'): Listed => ({
  ...{ key, kind, names, births: [], note: '' },
});
const beside = (entries: Listed[]) => ({
  ...{
    tenantId: 't',
    list: 'sanctions' as const,
    index: new NameIndex(entries),
    now: new Date('2026-11-23T12:00:00Z'),
  },
});
const person = (userId: string, ...asked: AskedPerson['asked']): AskedPerson => ({ userId, asked });
const self = (name: string) => ({ role: 'self' as const, name, kind: 'person' as const, born: null });

describe('a search for people on a list', () => {
  it('gives one hit for each entry, by the name that is most alike', async () => {
    const list = beside([entry('1', ['Ana Gil Ruiz', 'Ana Gil']), entry('2', ['Ana Gil Rus'])]);
    const hits = await findHits([person('a', self('Ana Gil Ruiz'))], list);
    expect(hits.map(({ entryKey, name, score }) => [entryKey, name, score])).toEqual([['1', 'Ana Gil Ruiz', 100]]);
  });

  it('says whose name it was: the person’s, their company’s or that of somebody who holds it', async () => {
    const list = beside([
      entry('1', ['Sol y Mar, S.L.'], 'entity'),
      entry('2', ['Rui Costa Pinto']),
      entry('3', ['Eva Sanz']),
    ]);
    const hits = await findHits(
      [
        person(
          'a',
          self('Eva Sanz'),
          { role: 'company', name: 'SOL Y MAR SL', kind: 'entity', born: null },
          { role: 'holder', name: 'Pinto Rui Costa', kind: 'person', born: null },
        ),
        person('b', self('Nadie Ninguno')),
      ],
      list,
    );
    expect(hits.map(({ userId, role, entryKey }) => `${userId} ${role} ${entryKey}`).sort()).toEqual([
      ...['a company 1', 'a holder 2', 'a self 3'],
    ]);
  });

  it('compares the same where nothing changed, whatever order the list names people in, and otherwise where a name or birth is new', async () => {
    const compared = async (names: string[], asked = self('Eva Sanz Gil')) =>
      (await findHits([person('a', asked)], beside([entry('1', names)])))[0]?.compared;
    const before = await compared(['Eva Sanz Gil', 'Eva Sanz']);
    expect(await compared(['Eva Sanz', 'Eva Sanz Gil'])).toBe(before);
    expect(await compared(['Eva Sanz Gil'])).not.toBe(before);
    expect(
      await compared(['Eva Sanz Gil', 'Eva Sanz'], { ...self('Eva Sanz Gil'), born: '1970-01-01' } as never),
    ).not.toBe(before);
  });
});
