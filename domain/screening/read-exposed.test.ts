import { describe, expect, test } from 'vitest';
import { judgeEdition } from './judge-edition.ts';
import { readExposed } from './read-exposed.ts';

const read = (text: string) => readExposed(new TextEncoder().encode(text));
const keyOf = (text: string) => {
  const found = read(text);
  return found.ok ? null : found.problem.key.replace('validator.error_watch_', '');
};

describe('a list of people in public office', () => {
  test('is read with its columns in any order and language, parted by any sign, with and without a mark at its beginning', () => {
    const entry = {
      key: 'A-1',
      kind: 'person',
      names: ['Ana Peña Gil'],
      births: [{ from: '1970-05-31', to: '1970-05-31' }],
    };
    for (const text of [
      'nombre;nacimiento;cargo;país;referencia\nAna Peña Gil;31/05/1970;Alcaldesa;ES;A-1',
      '\uFEFFreference,name,birth,office,country\r\nA-1,Ana Peña Gil,1970-05-31,Alcaldesa,ES\r\n',
      'Nombre\tReferencia\tNacimiento\tOtra\tCargo\tPais\n"Ana Peña Gil"\tA-1\t31.5.1970\tx\tAlcaldesa\tES\n\n',
    ])
      expect(read(text)).toEqual({
        ok: true,
        value: { madeAt: null, entries: [{ ...entry, note: 'Alcaldesa · ES' }] },
      });
  });

  test('takes lines of one reference as names of one person, and people without one apart by name and birth', () => {
    const found = read(
      'nombre;nacimiento;referencia\nAna Gil Ruiz;;A\nAna María Gil Ruiz;;A\nJuan Sol Paz;1970;\nSol Paz Juan;1970;\nJuan Sol Paz;1980;',
    );
    expect(found.ok && found.value.entries.map(({ names }) => names)).toEqual([
      ['Ana Gil Ruiz', 'Ana María Gil Ruiz'],
      ['Juan Sol Paz', 'Sol Paz Juan'],
      ['Juan Sol Paz'],
    ]);
  });

  test('is refused with three bad lines among 50,000, each told', () => {
    const lines = Array.from({ length: 50_000 }, (_, at) => `Persona Apellido${at};1970-01-01`);
    lines[9] = 'Solitario;1970-01-01';
    lines[19] = 'Persona Buena;31/02/1970';
    lines[29] = ';1970-01-01';
    const found = read(['nombre;nacimiento', ...lines].join('\n'));
    expect(found).toMatchObject({
      ok: false,
      problem: { key: 'validator.error_watch_entries', params: { count: 3, name: '11, 31', birth: '21', kind: '–' } },
    });
  });

  test('is refused when it is cut inside a quoted name, has no column of names, or is in another charset', () => {
    expect(keyOf('nombre;cargo\nAna Gil Ruiz;"Alcald')).toBe('cut');
    expect(keyOf('apellido;cargo\nGil;x')).toBe('columns');
    expect(keyOf('')).toBe('columns');
    expect(readExposed(Uint8Array.of(0x6e, 0xf1)).ok).toBe(false);
  });
});

describe('an edition of a list', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const judge = (days: number, entries: number, held: { madeAt: Date; entries: number } | null) =>
    judgeEdition('sanctions', { madeAt: at(days), entries }, held, now)?.key.replace('validator.error_watch_', '') ??
    null;

  test('replaces an earlier one, and none that is of another year, to come, older than what is held, or has lost a fifth', () => {
    const held = { madeAt: at(-5), entries: 1000 };
    expect([judge(-1, 1010, held), judge(-1, 800, held), judge(-30, 1, null)]).toEqual([null, null, null]);
    expect([judge(-365, 1000, null), judge(2, 1000, held), judge(-6, 1000, held), judge(-1, 799, held)]).toEqual([
      ...['old', 'future', 'older', 'short'],
    ]);
  });

  test('a list of people in public office may shrink, and needs no date', () => {
    expect(judgeEdition('exposed', { madeAt: null, entries: 1 }, { madeAt: null, entries: 9 }, now)).toBeNull();
  });
});
