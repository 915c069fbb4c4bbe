import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ISSUER_TURNS, issuerTurns } from './issuer-turns.ts';
import { INFORMATION_SHEET, type Missing, PROJECT_SECTIONS } from './project-sections.ts';
import { ISSUANCE_STATUSES } from './status.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const DAY = 86_400_000;
const lacking = (section: Missing['section'], field: string): Missing => ({ section, field, lang: null, why: 'empty' });
const STANDING = {
  status: 'DRAFT' as const,
  openQuestions: 0,
  sheet: null,
  changeWaits: false,
  missing: [] as Missing[],
  lastNews: null,
};
const told = (given: Partial<Parameters<typeof issuerTurns>[0]>) =>
  issuerTurns({ ...STANDING, ...given }, NOW).map(({ what, mine, count }) => [what, mine, count]);

describe('a project’s turns', () => {
  it('are the issuer’s while data, files or the sheet are missing, each with its count', () => {
    const missing = [
      lacking('token', 'price'),
      lacking('images', 'pictures'),
      lacking('documents', INFORMATION_SHEET),
      lacking('texts', 'risks'),
      lacking('team', 'team'),
    ];
    expect(told({ missing })).toEqual([
      ['sheet', true, 1],
      ['token', true, 1],
      ['pictures', true, 1],
      ['fields', true, 2],
    ]);
  });

  it('are the platform’s for a complete draft, a sheet handed in, a change prepared and an offer with the body', () => {
    expect(told({ sheet: 'PUBLISHED' })).toEqual([['phase_waits', false, 1]]);
    const missing = [lacking('documents', INFORMATION_SHEET)];
    expect(told({ sheet: 'SUBMITTED', missing })).toEqual([['sheet_waits', false, 1]]);
    expect(told({ status: 'CAMPAIGN', sheet: 'PUBLISHED', changeWaits: true })).toEqual([['change_waits', false, 1]]);
    expect(told({ status: 'VALIDATING', sheet: 'PUBLISHED' })).toEqual([['phase_waits', false, 1]]);
  });

  it('name a change once that was handed in with its sheet, since both are decided as one', () => {
    expect(told({ status: 'CAMPAIGN', sheet: 'SUBMITTED', changeWaits: true })).toEqual([['change_waits', false, 1]]);
  });

  it('are the issuer’s again where a sheet came back, a question is open or a month went by without news', () => {
    const late = { status: 'CAMPAIGN' as const, lastNews: new Date(NOW.getTime() - 31 * DAY) };
    expect(told({ ...late, sheet: 'RETURNED', openQuestions: 3 })).toEqual([
      ['questions', true, 3],
      ['sheet_returned', true, 1],
      ['news', true, 1],
    ]);
    expect(told({ ...late, lastNews: NOW })).toEqual([]);
  });

  it('ask for nothing that may not be changed any more, and of a closed project only for answers', () => {
    expect(told({ status: 'CAMPAIGN', missing: [lacking('token', 'price')] })).toEqual([]);
    const missing = PROJECT_SECTIONS.map((section) => lacking(section, 'title'));
    expect(told({ status: 'CLOSED', sheet: 'RETURNED', missing, openQuestions: 1 })).toEqual([['questions', true, 1]]);
  });

  it('tell each thing once, in one order, and count no more than is missing', () => {
    const section = fc.constantFrom(...PROJECT_SECTIONS);
    const one = fc.tuple(section, fc.constantFrom('title', 'price', INFORMATION_SHEET)).map(([s, f]) => lacking(s, f));
    const project = fc.record({
      status: fc.constantFrom(...ISSUANCE_STATUSES),
      openQuestions: fc.nat(60),
      sheet: fc.constantFrom('SUBMITTED' as const, 'PUBLISHED' as const, 'RETURNED' as const, null),
      changeWaits: fc.boolean(),
      missing: fc.array(one, { maxLength: 30 }),
      lastNews: fc.option(fc.date({ min: new Date(0), max: NOW, noInvalidDate: true })),
    });
    fc.assert(
      fc.property(project, (given) => {
        const turns = issuerTurns(given, NOW);
        const order = turns.map(({ what }) => ISSUER_TURNS.indexOf(what));
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
        const ofData = turns.filter(({ what }) => ['sheet', 'token', 'pictures', 'documents', 'fields'].includes(what));
        expect(ofData.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(given.missing.length);
      }),
    );
  });
});
