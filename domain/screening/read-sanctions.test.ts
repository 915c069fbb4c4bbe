import { describe, expect, test } from 'vitest';
import { readSanctions, SanctionsReader } from './read-sanctions.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const SADDAM = `<sanctionEntity designationDetails="" unitedNationId="" euReferenceNumber="EU.27.28" logicalId="13">
    <remark>UNSC RESOLUTION 1483</remark>
    <regulation regulationType="regulation" organisationType="commission" programme="IRQ" logicalId="348"><publicationUrl>http://eur-lex.europa.eu/?a=1&amp;from=EN</publicationUrl></regulation>
    <subjectType code="person" classificationCode="P"/>
    <nameAlias firstName="Saddam" middleName="" lastName="Hussein Al-Tikriti" wholeName="Saddam Hussein Al-Tikriti" gender="M" strong="true" logicalId="17"><regulationSummary numberTitle="1210/2003 (OJ L169)"/></nameAlias>
    <nameAlias wholeName="Abu Ali" strong="true" logicalId="19"/>
    <citizenship countryIso2Code="IQ" countryDescription="IRAQ" logicalId="1"/>
    <birthdate circa="false" calendarType="GREGORIAN" birthdate="1937-04-28" dayOfMonth="28" monthOfYear="4" year="1937" city="al-Awja" logicalId="1"/>
  </sanctionEntity>`;
const inList = (entities: string, made = '2026-11-20T16:47:04.449+01:00') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="${made}" globalFileId="184961">\n${entities}\n</export>\n`;
const keyOf = (text: string) => {
  const read = readSanctions(bytes(text));
  return read.ok ? null : read.problem.key.replace('validator.error_watch_', '');
};
const birthsOf = (birth: string) => {
  const read = readSanctions(bytes(inList(SADDAM.replace(/<birthdate[^>]*>/, birth))));
  return read.ok ? read.value.entries[0]?.births : read.problem;
};

describe('the EU’s list of sanctions', () => {
  test('tells of each entry its number, kind, names, birth and what it says besides', () => {
    const read = readSanctions(bytes(inList(SADDAM)));
    expect(read).toEqual({
      ok: true,
      value: {
        madeAt: '2026-11-20T15:47:04.449Z',
        entries: [
          {
            key: '13',
            kind: 'person',
            names: ['Saddam Hussein Al-Tikriti', 'Abu Ali'],
            births: [{ from: '1937-04-28', to: '1937-04-28' }],
            note: 'EU.27.28 · UNSC RESOLUTION 1483 · IRQ',
          },
        ],
      },
    });
  });

  test('tells births by day, month, year, years and about a year, and leaves places and other calendars aside', () => {
    expect(birthsOf('<birthdate year="1958" birthdate="" circa="false"/>')).toEqual([
      { from: '1958-01-01', to: '1958-12-31' },
    ]);
    expect(birthsOf('<birthdate year="1958" circa="true"/>')).toEqual([{ from: '1957-01-01', to: '1959-12-31' }]);
    expect(birthsOf('<birthdate year="1958" monthOfYear="3"/>')).toEqual([{ from: '1958-03-01', to: '1958-03-31' }]);
    expect(birthsOf('<birthdate yearRangeFrom="1958" yearRangeTo="1961"/>')).toEqual([
      { from: '1958-01-01', to: '1961-12-31' },
    ]);
    expect(birthsOf('<birthdate city="Tikrit"/>')).toEqual([]);
    expect(birthsOf('<birthdate calendarType="ISLAMIC" birthdate="1379-02-31"/>')).toEqual([]);
  });

  test('is read the same in pieces of any size, also where they part a letter', () => {
    const whole = bytes(inList(SADDAM.replaceAll('Saddam', 'Şaddam Ñúñez Путин')));
    for (const size of [1, 7, 64, 1000]) {
      const reader = new SanctionsReader();
      for (let at = 0; at < whole.length; at += size) reader.write(whole.subarray(at, at + size));
      expect({ ok: true, value: reader.end() }).toEqual(readSanctions(whole));
    }
  });

  test('is refused whole when it is cut, wherever it is cut', () => {
    const text = inList(SADDAM);
    for (let at = 60; at < text.trimEnd().length; at += 37)
      expect(keyOf(text.slice(0, at)), String(at)).toMatch(/^(cut|format)$/);
    expect(keyOf(text.slice(0, text.length / 2))).toBe('cut');
  });

  test('is refused when it declares anything, and nothing of that is looked up', () => {
    const bomb = '<!DOCTYPE export [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
    expect(keyOf(inList(SADDAM).replace('?>\n', `?>\n${bomb}`))).toBe('declares');
    expect(keyOf(inList(SADDAM.replace('UNSC', '&xxe;')))).toBe('cut');
  });

  test('is refused when it is something else: another root, another namespace, no date, no entry, no UTF-8', () => {
    expect(keyOf('<html><body>403</body></html>')).toBe('format');
    expect(keyOf(inList(SADDAM).replace('fsd/export', 'csl'))).toBe('format');
    expect(keyOf(inList(SADDAM, 'yesterday'))).toBe('format');
    expect(keyOf(inList(''))).toBe('format');
    expect(keyOf('{"export": []}')).toBe('cut');
    expect(readSanctions(Uint8Array.of(0x3c, 0xff, 0xfe)).ok).toBe(false);
  });

  test('is refused with three bad entries among a thousand, each told by its line', () => {
    const entityOf = (at: number) => {
      const kind = at === 999 ? 'ship' : 'person';
      const name = at === 11 ? '' : `<nameAlias wholeName="Persona Número${at}"/>`;
      const birth = `<birthdate birthdate="${at === 500 ? '1970-02-30' : '1970-02-01'}"/>`;
      return `<sanctionEntity logicalId="${at + 1}"><subjectType code="${kind}"/>${name}${birth}</sanctionEntity>`;
    };
    const text = inList(Array.from({ length: 1000 }, (_, at) => entityOf(at)).join('\n'));
    const read = readSanctions(bytes(text));
    expect(read).toMatchObject({
      ok: false,
      problem: { key: 'validator.error_watch_entries', params: { count: 3, name: '14', birth: '503', kind: '1002' } },
    });
  });
});
