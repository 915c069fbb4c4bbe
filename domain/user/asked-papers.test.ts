import { describe, expect, it } from 'vitest';
import { askedDays, askedStates, mayBring, nextOfRequest } from './asked-papers.ts';

const TODAY = '2026-11-25';

describe('a request for papers', () => {
  it('gives a day at least and half a year at most', () => {
    expect(askedDays(TODAY)).toEqual({ min: '2026-11-26', max: '2027-05-24' });
  });

  it('stands by the newest paper of each kind, and one that was replaced says nothing', () => {
    const states = askedStates(
      ['ADDRESS', 'INCOME', 'OTHER'],
      [
        { kind: 'ADDRESS', state: 'REFUSED' },
        { kind: 'ADDRESS', state: 'SENT' },
        { kind: 'INCOME', state: 'REPLACED' },
        { kind: 'FUNDS', state: 'SENT' },
      ],
    );
    expect([...states]).toEqual([
      ['ADDRESS', 'SENT'],
      ['INCOME', 'MISSING'],
      ['OTHER', 'MISSING'],
    ]);
  });

  it('waits for its person until everything is there, then for the team, then for nobody', () => {
    expect(nextOfRequest(['SENT', 'MISSING'])).toBe('person');
    expect(nextOfRequest(['ACCEPTED', 'REFUSED'])).toBe('person');
    expect(nextOfRequest(['SENT', 'ACCEPTED'])).toBe('team');
    expect(nextOfRequest(['ACCEPTED', 'ACCEPTED'])).toBe('nobody');
  });

  it('takes another paper for one that was sent or turned away, and none for one that was found good or never asked for', () => {
    expect(['MISSING', 'SENT', 'REFUSED'].map((state) => mayBring(state as 'SENT'))).toEqual([true, true, true]);
    expect([mayBring('ACCEPTED'), mayBring(undefined)]).toEqual([false, false]);
  });
});
