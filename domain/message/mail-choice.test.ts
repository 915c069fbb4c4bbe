import { describe, expect, it } from 'vitest';
import { digestDay, isNewsMessage, mailTimeOf } from './mail-choice.ts';

describe('when somebody is mailed of news', () => {
  const said = [
    { kind: 'UPDATES', issuanceId: null, frequency: 'DAILY' },
    { kind: 'UPDATES', issuanceId: 'telar', frequency: 'NEVER' },
  ] as const;

  it('is what they said for the project, else for all projects, else at once', () => {
    expect(mailTimeOf(said, 'UPDATES', 'telar')).toBe('NEVER');
    expect(mailTimeOf(said, 'UPDATES', 'anillo')).toBe('DAILY');
    expect(mailTimeOf(said, 'UPDATES', null)).toBe('DAILY');
    expect(mailTimeOf(said, 'OPENINGS', 'telar')).toBe('ONCE');
  });
});

describe('the mail of the day', () => {
  it('holds what came before eight in the morning that same day, and what comes later the next', () => {
    expect(digestDay({ hour: 7, today: '2026-12-31' })).toBe('2026-12-31');
    expect(digestDay({ hour: 8, today: '2026-12-31' })).toBe('2027-01-01');
  });
});

describe('a message to many', () => {
  const news = { purpose: 'SERVICE', issuanceId: 'telar', orderStatus: null } as const;

  it('is news where it is about a project and not about orders in one status, the account, or advertising', () => {
    expect(isNewsMessage(news)).toBe(true);
    expect(isNewsMessage({ ...news, orderStatus: 'CONFIRMED' })).toBe(false);
    expect(isNewsMessage({ ...news, issuanceId: null })).toBe(false);
    expect(isNewsMessage({ ...news, purpose: 'COMMERCIAL' })).toBe(false);
  });
});
