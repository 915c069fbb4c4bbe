import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '#domain/time/zone.ts';
import { freeTokens, tooMany } from '#domain/transfer/transfer.ts';
import {
  checkValidUntil,
  holderReturns,
  LEGITIMATION_PURPOSES,
  MOST_MONTHS,
  standingOf,
  validityOf,
  wrongOfCertified,
} from './legitimation.ts';

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

describe('the last day of a certificate', () => {
  it('lies between tomorrow and the same day in six months, the month’s last where it has none such', () => {
    expect(validityOf('2026-08-31')).toEqual({ first: '2026-09-01', usual: '2026-11-30', latest: '2027-02-28' });
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (today, away) => {
        const until = addDays(today, away);
        const right = away >= 1 && until <= addMonths(today, MOST_MONTHS);
        return (checkValidUntil(until, today) === null) === right;
      }),
    );
  });

  it('is a day on which it stands; the day after has ended it, noted or not, and a return counts before', () => {
    fc.assert(
      fc.property(day, day, (validUntil, today) => {
        const noted = standingOf({ ending: 'RETURNED', validUntil }, today);
        const open = standingOf({ ending: null, validUntil }, today);
        return noted === 'RETURNED' && open === (today <= validUntil ? 'STANDS' : 'EXPIRED');
      }),
    );
  });
});

it('a certificate is had of tokens that are sold for good and on no chain', () => {
  expect(wrongOfCertified({ status: 'CLOSED', onChain: false })).toBeNull();
  expect(wrongOfCertified({ status: 'CLOSED', onChain: true })).toBe('on_chain');
  expect(wrongOfCertified({ status: 'CAMPAIGN', onChain: false })).toBe('not_closed');
});

it('a holder gives back by themselves what nobody else relies on', () => {
  expect(LEGITIMATION_PURPOSES.filter((purpose) => !holderReturns(purpose))).toEqual(['PLEDGE', 'AUTHORITY']);
});

type Act = { act: 'certify' | 'offer' | 'give' | 'end'; tokens: number; which: number };
const acts = fc.array(
  fc.record({
    act: fc.constantFrom<Act['act']>('certify', 'offer', 'give', 'end'),
    tokens: fc.integer({ min: 1, max: 40 }),
    which: fc.nat(9),
  }),
  { maxLength: 60 },
);

it('whatever is certified, offered, given and given back in turn: free is held less certified less offered, and no token stands in two certificates', () => {
  fc.assert(
    fc.property(fc.nat(100), acts, (start, all) => {
      let held = start;
      const certified: number[] = [];
      let offered = 0;
      const sum = () => certified.reduce((of, each) => of + each, 0);
      for (const { act, tokens, which } of all) {
        const free = freeTokens(held, sum() + offered);
        if (free !== held - sum() - offered) return false;
        const refused = tooMany(tokens, { free, certified: sum() });
        if (refused === 'certified' && tokens > free + sum()) return false;
        if (act === 'end') certified.splice(which, 1);
        else if (!refused) {
          if (act === 'certify') certified.push(tokens);
          if (act === 'offer') offered += tokens;
          if (act === 'give') held -= tokens;
        }
        if (sum() + offered > held) return false;
      }
      return true;
    }),
  );
});
