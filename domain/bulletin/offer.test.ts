import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AD_TYPES } from './ad.ts';
import {
  adWithBack,
  adWithout,
  isLive,
  LIVE_OFFERS,
  OFFER_ACTS,
  OFFER_DAYS,
  OFFER_STAGE,
  OFFER_STATUSES,
  type OfferSide,
  type OfferStatus,
  offerActs,
  offererDoes,
  offerStanding,
  sellingSide,
  shortBy,
  statusAfter,
  turnOf,
} from './offer.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const SIDES: readonly OfferSide[] = ['owner', 'offerer'];
const adType = fc.constantFrom(...AD_TYPES);

describe('an offer on an ad', () => {
  it('stands until its last second, and what is over stays as it ended', () => {
    const ad = { status: 'OPEN' as const, endedBy: null };
    for (const status of LIVE_OFFERS) {
      expect(offerStanding({ status, actBy: NOW, ad }, NOW)).toBe(status);
      expect(offerStanding({ status, actBy: later(-1), ad }, NOW)).toBe('LAPSED');
    }
    for (const status of OFFER_STATUSES.filter((each) => !isLive(each)))
      expect(offerStanding({ status, actBy: later(-1), ad }, NOW)).toBe(status);
  });

  it.each([
    ['OPEN', 'AGREED', null, 'OPEN'],
    ['OPEN', 'EXPIRED', null, 'LAPSED'],
    ['OPEN', 'WITHDRAWN', 'owner', 'LAPSED'],
    ['ACCEPTED', 'EXPIRED', null, 'ACCEPTED'],
    ['ACCEPTED', 'WITHDRAWN', 'owner', 'ACCEPTED'],
    ['ACCEPTED', 'WITHDRAWN', 'manager', 'LAPSED'],
    ['AGREED', 'WITHDRAWN', 'manager', 'AGREED'],
  ] as const)('made, now %s, on an ad that is %s, ended by %s, stands as %s', (status, adStatus, endedBy, stands) => {
    expect(offerStanding({ status, actBy: later(1), ad: { status: adStatus, endedBy } }, NOW)).toBe(stands);
  });

  it('gives somebody the turn while it is live, who can then act, and nobody anything after', () => {
    for (const type of AD_TYPES)
      for (const status of OFFER_STATUSES) {
        const turn = turnOf(status, type);
        expect(turn !== null).toBe(isLive(status));
        const acts = SIDES.flatMap((side) => offerActs(status, type, side));
        expect(acts.length > 0).toBe(isLive(status));
        if (turn) expect(offerActs(status, type, turn).some((act) => act !== 'take_back')).toBe(true);
      }
  });

  it('can be taken back by each side that has said yes until both have, and then by nobody', () => {
    for (const type of AD_TYPES) {
      expect(offerActs('OPEN', type, 'offerer')).toContain('take_back');
      for (const side of SIDES) {
        expect(offerActs('ACCEPTED', type, side)).toContain('take_back');
        expect(offerActs('AGREED', type, side)).not.toContain('take_back');
      }
    }
  });

  it('is said to be paid by the seller alone, whichever side that is', () => {
    for (const type of AD_TYPES)
      for (const side of SIDES)
        expect(offerActs('AGREED', type, side).includes('paid')).toBe(side === sellingSide(type));
    expect([sellingSide('SELL'), sellingSide('BUY')]).toEqual(['owner', 'offerer']);
    expect([offererDoes('SELL'), offererDoes('BUY')]).toEqual(['BUY', 'SELL']);
  });

  it('never settles without the yes of both, whatever is done in whichever order', () => {
    const steps = fc.array(fc.record({ act: fc.constantFrom(...OFFER_ACTS), side: fc.constantFrom(...SIDES) }));
    fc.assert(
      fc.property(adType, fc.boolean(), steps, (type, byBalance, taken) => {
        let status: OfferStatus = 'OPEN';
        const said = new Set<OfferSide>(['offerer']);
        for (const { act, side } of taken) {
          if (!offerActs(status, type, side).includes(act)) continue;
          if (act === 'accept' || act === 'confirm') said.add(side);
          const next: OfferStatus = statusAfter(act, byBalance);
          // Nothing that is over begins again, and nothing goes back.
          expect(OFFER_STATUSES.indexOf(next)).toBeGreaterThan(OFFER_STATUSES.indexOf(status));
          status = next;
        }
        if (status === 'AGREED' || status === 'SETTLED') expect(said.size).toBe(2);
        expect(OFFER_STAGE[status]).toBeTruthy();
      }),
    );
  });

  it('gives whoever has the turn a day at least', () => {
    expect(Object.keys(OFFER_DAYS)).toEqual([...LIVE_OFFERS]);
    for (const days of Object.values(OFFER_DAYS)) expect(days).toBeGreaterThanOrEqual(1);
  });
});

describe('the tokens of an ad', () => {
  it('are on the board or agreed, all of them and none twice, whichever agreements come and go', () => {
    const steps = fc.array(fc.record({ take: fc.boolean(), tokens: fc.integer({ min: 1, max: 12 }), which: fc.nat() }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), steps, (all, taken) => {
        let ad: ReturnType<typeof adWithout> = { status: 'OPEN', tokens: all };
        const agreed: number[] = [];
        for (const { take, tokens, which } of taken) {
          if (take && ad.status === 'OPEN' && tokens <= ad.tokens) {
            ad = adWithout(ad, tokens);
            agreed.push(tokens);
          } else if (!take && agreed.length > 0) {
            const [back = 0] = agreed.splice(which % agreed.length, 1);
            ad = adWithBack(ad, back);
          }
          const shown = ad.status === 'OPEN' ? ad.tokens : 0;
          expect(shown + agreed.reduce((sum, each) => sum + each, 0)).toBe(all);
          expect(ad.tokens).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });

  it('are never fewer than none, and those of an ad that is over do not come back to it', () => {
    expect(() => adWithout({ status: 'OPEN', tokens: 3 }, 4)).toThrow(RangeError);
    expect(() => adWithout({ status: 'OPEN', tokens: 3 }, 0)).toThrow(RangeError);
    expect(() => adWithout({ status: 'EXPIRED', tokens: 3 }, 1)).toThrow(RangeError);
    for (const status of ['WITHDRAWN', 'EXPIRED'] as const)
      expect(adWithBack({ status, tokens: 3 }, 2)).toEqual({ status, tokens: 3 });
  });
});

it('a balance is short by what lacks, to the cent', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.bigInt({ min: 0n, max: 10n ** 12n }), (amount, balance) => {
      const missing = shortBy(amount, balance);
      expect(missing >= 0n && balance + missing >= amount).toBe(true);
      expect(missing === 0n || balance + missing === amount).toBe(true);
    }),
  );
});
