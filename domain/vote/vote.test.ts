import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayWithdrawVote, voteDayProblems, voteResult, voteStanding } from './vote.ts';

const at = (text: string) => new Date(text);
const days = { opensAt: at('2026-12-01T00:00:00Z'), closesAt: at('2026-12-10T23:59:59Z') };

describe('a vote of token holders', () => {
  it('is to come, open and over by the clock once it is approved, and nothing of these before', () => {
    const standing = (state: 'PROPOSED' | 'APPROVED' | 'WITHDRAWN', now: string) =>
      voteStanding({ ...days, state }, at(now));
    expect(standing('APPROVED', '2026-11-30T23:59:59Z')).toBe('COMING');
    expect(standing('APPROVED', '2026-12-01T00:00:00Z')).toBe('OPEN');
    expect(standing('APPROVED', '2026-12-10T23:59:59Z')).toBe('OPEN');
    expect(standing('APPROVED', '2026-12-11T00:00:00Z')).toBe('OVER');
    expect(standing('PROPOSED', '2026-12-05T00:00:00Z')).toBe('PROPOSED');
    expect(standing('WITHDRAWN', '2026-12-05T00:00:00Z')).toBe('WITHDRAWN');
  });

  it('can be taken back until somebody is asked', () => {
    expect((['PROPOSED', 'COMING', 'OPEN', 'OVER', 'REJECTED', 'WITHDRAWN'] as const).filter(mayWithdrawVote)).toEqual([
      'PROPOSED',
      'COMING',
    ]);
  });

  it('has its record day before its first day, which is to come, and at most sixty days', () => {
    const today = '2026-11-25';
    const right = { recordOn: '2026-11-30', opensOn: '2026-12-01', closesOn: '2026-12-10' };
    expect(voteDayProblems(right, today)).toEqual({});
    expect(Object.keys(voteDayProblems({ ...right, recordOn: '2026-12-01' }, today))).toEqual(['recordOn']);
    expect(Object.keys(voteDayProblems({ ...right, closesOn: '2026-11-30' }, today))).toEqual(['closesOn']);
    expect(Object.keys(voteDayProblems({ ...right, closesOn: '2027-01-30' }, today))).toEqual(['closesOn']);
    expect(Object.keys(voteDayProblems({ recordOn: '2026-11-01', opensOn: today, closesOn: today }, today))).toEqual([
      'opensOn',
    ]);
  });
});

describe('the result of a vote', () => {
  it('is the option with more tokens than any other, once the quorum has voted', () => {
    expect(voteResult({ tokens: [30n, 21n], supply: 100n, quorumPercent: 50 })).toEqual({
      voted: 51n,
      turnout: 5_100n,
      quorumReached: true,
      carried: 0,
    });
  });

  it('carries nothing by a tie, below the quorum, and where nobody voted', () => {
    expect(voteResult({ tokens: [30n, 30n], supply: 100n, quorumPercent: 0 }).carried).toBeNull();
    expect(voteResult({ tokens: [30n, 19n], supply: 100n, quorumPercent: 50 })).toMatchObject({
      quorumReached: false,
      carried: null,
    });
    expect(voteResult({ tokens: [0n, 0n], supply: 100n, quorumPercent: 0 })).toMatchObject({
      quorumReached: false,
      carried: null,
    });
  });

  it('never counts more tokens than voted, and never a turnout above the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 1_000n }), { minLength: 2, maxLength: 6 }), (tokens) => {
        const supply = tokens.reduce((sum, each) => sum + each, 0n) + 5n;
        const { voted, turnout } = voteResult({ tokens, supply, quorumPercent: 0 });
        expect(voted).toBe(supply - 5n);
        expect(turnout <= 10_000n).toBe(true);
      }),
    );
  });
});
