import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedEmailList, readEmailList } from './email-list.ts';

const address = fc
  .tuple(fc.stringMatching(/^[a-z0-9]{1,12}$/), fc.stringMatching(/^[a-z]{1,8}$/))
  .map(([name, house]) => `${name}@${house}.example`);
const between = fc.constantFrom('\n', ',', ', ', ' ;\n', '\r\n', '\n\n');

describe('a list of e-mail addresses', () => {
  it('is read whatever stands between them, each once and in small letters, and is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.array(address, { maxLength: 12 }), between, (list, sign) => {
        const text = list.map((one, at) => (at % 2 ? one.toUpperCase() : one)).join(sign);
        const read = readEmailList(text, 12);
        expect(read).toEqual({ ok: true, value: [...new Set(list)] });
        const folded = foldedEmailList(text, 12);
        expect(foldedEmailList(folded, 12)).toBe(folded);
      }),
    );
  });

  it('says which entries are none, each with its line, all at once, and stays as it was written', () => {
    const text = 'ana@casa.example\nluis@\n\nEVA@casa.example, nadie, @x.example';
    expect(readEmailList(text, 10)).toEqual({
      ok: false,
      problem: { key: 'validator.error_email_array', params: { wrong: '2: luis@ · 4: nadie · 4: @x.example' } },
    });
    expect(foldedEmailList(text, 10)).toBe(text);
  });

  it('quotes five wrong entries at most, and none at its whole length', () => {
    const read = readEmailList(Array.from({ length: 9 }, () => 'x'.repeat(400)).join('\n'), 10);
    const wrong = read.ok ? '' : String(read.problem.params?.wrong);
    expect(wrong.split(' · ')).toHaveLength(6);
    expect(wrong.length).toBeLessThan(260);
  });

  it('is refused beyond so many; the same one twice counts once', () => {
    expect(readEmailList('a@x.example, b@x.example, A@x.example', 2)).toMatchObject({ ok: true });
    expect(readEmailList('a@x.example, b@x.example, c@x.example', 2)).toEqual({
      ok: false,
      problem: { key: 'validator.error_email_count', params: { max: 2 } },
    });
  });
});
