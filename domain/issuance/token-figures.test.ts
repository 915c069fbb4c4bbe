import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Capital, capitalAhead } from '#domain/debt/capital-ahead.ts';
import { debtAfter } from '#domain/debt/payments.ts';
import { type DebtTerms, type Repayment, schedule } from '#domain/debt/schedule.ts';
import { priceOf } from '#domain/money/price.ts';
import { addDays } from '#domain/time/zone.ts';
import { couponDays, couponsOf, maturityOf, nextCoupon } from './token-calendar.ts';
import { maturityRate, type TokenFacts, tokenFigures } from './token-figures.ts';
import { tokenLabel } from './token-label.ts';

const NOTHING = {
  annual_interest_percent: null,
  expected_annual_return_percent: null,
  term_months: null,
  pay_every_months: null,
  pre_money_valuation: null,
  share_percent: null,
};
const facts = (over: Partial<TokenFacts> = {}): TokenFacts => ({
  productType: 'DEBT',
  tokensForSale: 10_000,
  supply: 4_000,
  price: priceOf('50'),
  lastPrice: priceOf('50'),
  finance: { ...NOTHING, annual_interest_percent: '8.25', term_months: '36', pay_every_months: '6' },
  expiresOn: null,
  closedOn: '2026-01-31',
  today: '2026-11-22',
  outstandingCents: null,
  capitalAhead: null,
  ...over,
});

describe('the figures of a token', () => {
  test('a token of debt has its face price, what is owed, its coupons and its end, and no share of anything', () => {
    expect(tokenFigures(facts())).toMatchObject({
      ...{
        maxSupply: 10_000,
        marketCapCents: 20_000_000n,
        outstandingDebtCents: 20_000_000n,
        facePrice: priceOf('50'),
      },
      ...{ interest: 825n, coupons: 6, maturity: '2029-01-31', nextCoupon: '2027-01-31', maturityRate: 825n },
      ...{ assetValueCents: null, equityShare: null },
    });
  });

  test('a token of debt owes what was not given back yet, while the market goes on counting all tokens in hands', () => {
    const some = tokenFigures(facts({ outstandingCents: 15_000_000n }));
    expect([some.outstandingDebtCents, some.marketCapCents]).toEqual([15_000_000n, 20_000_000n]);
    expect(tokenFigures(facts({ outstandingCents: 0n })).outstandingDebtCents).toBe(0n);
    expect(tokenFigures(facts({ productType: 'EQUITY', outstandingCents: 1n })).outstandingDebtCents).toBeNull();
  });

  test('a token of a share has the worth of the whole by the last price, and no coupon, face price or debt', () => {
    const finance = { ...NOTHING, share_percent: '20.00', term_months: '48', pay_every_months: '12' };
    expect(tokenFigures(facts({ productType: 'EQUITY', finance, lastPrice: priceOf('60') }))).toMatchObject({
      ...{ equityShare: 2_000n, assetValueCents: 300_000_000n, marketCapCents: 24_000_000n },
      ...{ outstandingDebtCents: null, facePrice: null, interest: null, coupons: null, maturityRate: null },
    });
    const income = tokenFigures(facts({ productType: 'REVENUE_SHARE', finance }));
    expect([income.assetValueCents, income.equityShare]).toEqual([null, null]);
  });

  test('a token says nothing that nobody knows', () => {
    const none = tokenFigures(facts({ finance: NOTHING, closedOn: null }));
    expect([none.interest, none.coupons, none.maturity, none.nextCoupon, none.maturityRate]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the rate to maturity', () => {
  const rate = (paid: string, maturity: string | null = '2028-11-21', interest = 800n) =>
    maturityRate({ interest, face: priceOf('100'), paid: priceOf(paid), today: '2026-11-22', maturity });

  test('the rate is the interest at par, more below it and less above it', () => {
    expect(rate('100')).toBe(800n);
    // (8 + 10 ÷ 2) ÷ 90 and (8 − 10 ÷ 2) ÷ 110, 730 days being two years.
    expect([rate('90'), rate('110')]).toEqual([1_444n, 273n]);
  });

  test('the rate is not told behind the end, nor off par without an end', () => {
    expect([rate('100', '2026-11-22'), rate('90', null), rate('100', null)]).toEqual([null, null, 800n]);
  });

  test('the rate falls as the price rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 5_000 }), (price, days) => {
        const end = addDays('2026-11-22', days);
        expect((rate(`${price}`, end) ?? 0n) >= (rate(`${price + 1}`, end) ?? 0n)).toBe(true);
      }),
    );
  });
});

describe('the rate to maturity of a debt that is paid back in parts', () => {
  const start = '2026-01-31';
  const today = '2026-11-22';
  const terms = (repayment: Repayment, months: number, every = 3): DebtTerms => ({
    ...{ principalCents: 10_000_000n, annualRate: 80_000n, startsOn: start, repayment, dayCount: '30/360' },
    days: couponDays({ closedOn: start, expiresOn: null, termMonths: months, payEveryMonths: every }),
  });
  /** As it stands today, every instalment until then paid on its day. */
  const aheadOf = (of: DebtTerms) => {
    const paid = schedule(of).filter(({ on }) => on <= today);
    const payments = paid.map(({ on, interestCents, principalCents }) => ({
      on,
      cents: interestCents + principalCents,
    }));
    return capitalAhead(debtAfter(of, payments, today), today);
  };
  const rate = (price: string, of: DebtTerms) =>
    maturityRate({
      ...{ interest: 800n, face: priceOf('100'), paid: priceOf(price), today, ahead: aheadOf(of) },
      maturity: of.days.at(-1) ?? null,
    });
  const months = fc.integer({ min: 4, max: 40 }).map((quarters) => quarters * 3);
  const prices = fc.integer({ min: 40, max: 160 });
  const inParts = fc.constantFrom<Repayment>('LINEAR', 'ANNUITY');

  test('the years left are the average life: two equal parts after one and two years are a year and a half', () => {
    const ahead = [
      { on: addDays(today, 365), cents: 50n },
      { on: addDays(today, 730), cents: 50n },
    ];
    const told = (price: string) =>
      maturityRate({ interest: 800n, face: priceOf('100'), paid: priceOf(price), today, maturity: null, ahead });
    // (8 + 10 ÷ 1.5) ÷ 90 and (8 − 10 ÷ 1.5) ÷ 110.
    expect([told('90'), told('110'), told('100')]).toEqual([1_630n, 121n, 800n]);
  });

  test('the rate of a debt that is paid back at the end is what it is without a schedule', () => {
    fc.assert(
      fc.property(months, prices, (term, price) => {
        const bullet = terms('BULLET', term);
        const end = bullet.days.at(-1) ?? null;
        const plain = { interest: 800n, face: priceOf('100'), paid: priceOf(`${price}`), today, maturity: end };
        expect(rate(`${price}`, bullet)).toBe(maturityRate(plain));
      }),
    );
  });

  test('a price off par tells more where capital comes back sooner, and at par nothing but the interest', () => {
    fc.assert(
      fc.property(months, prices, inParts, (term, price, repayment) => {
        const parts = rate(`${price}`, terms(repayment, term)) ?? 0n;
        const atEnd = rate(`${price}`, terms('BULLET', term)) ?? 0n;
        if (price === 100) expect([parts, atEnd]).toEqual([800n, 800n]);
        else if (price < 100) expect(parts >= atEnd).toBe(true);
        else expect(parts <= atEnd).toBe(true);
      }),
    );
  });

  test('the rate falls as the price rises, however capital comes back', () => {
    fc.assert(
      fc.property(months, prices, inParts, (term, price, repayment) => {
        const of = terms(repayment, term);
        expect((rate(`${price}`, of) ?? 0n) >= (rate(`${price + 1}`, of) ?? 0n)).toBe(true);
      }),
    );
  });

  test('the rate is not told of a debt that owes nothing any more, nor of one whose capital is all due', () => {
    const told = (ahead: Capital[]) =>
      maturityRate({
        interest: 800n,
        face: priceOf('100'),
        paid: priceOf('100'),
        today,
        maturity: '2028-11-21',
        ahead,
      });
    expect([told([]), told([{ on: today, cents: 5n }])]).toEqual([null, null]);
  });

  test('the capital that is ahead sums to what is owed, paid in time or not', () => {
    fc.assert(
      fc.property(months, inParts, fc.bigInt({ min: 1n, max: 12_000_000n }), (term, repayment, cents) => {
        const state = debtAfter(terms(repayment, term), [{ on: '2026-03-01', cents }], today);
        const sum = capitalAhead(state, today).reduce((all, part) => all + part.cents, 0n);
        expect(sum).toBe(state.outstandingCents);
      }),
    );
  });
});

describe('the days of a token', () => {
  test('a named end goes before a counted one, and payments stop there', () => {
    const life = { closedOn: '2026-01-31', expiresOn: '2026-12-15', termMonths: 12, payEveryMonths: 4 };
    expect(maturityOf(life)).toBe('2026-12-15');
    expect(['2026-01-31', '2026-05-31', '2026-09-30', '2026-12-15'].map((today) => nextCoupon(life, today))).toEqual([
      '2026-05-31',
      '2026-09-30',
      '2026-12-15',
      null,
    ]);
  });

  test('the last payment of a rhythm that does not fit comes with the end', () => {
    const life = { closedOn: '2026-01-01', expiresOn: null, termMonths: 7, payEveryMonths: 3 };
    expect(couponsOf(life)).toBe(3);
    expect(nextCoupon(life, '2026-07-01')).toBe('2026-08-01');
  });
});

test('a token is a candidacy before its offer, and financed where it closed with its soft cap in', () => {
  const sums = (raisedCents: bigint) => ({ raisedCents, softCapCents: 100n });
  expect(tokenLabel('VALIDATING', sums(0n))).toBe('candidacy');
  expect(tokenLabel('CAMPAIGN', sums(500n))).toBe('offered');
  expect(tokenLabel('CLOSED', sums(100n))).toBe('financed');
  expect(tokenLabel('CLOSED', sums(99n))).toBe('unfinanced');
  expect(tokenLabel('CLOSED', { raisedCents: 0n, softCapCents: 0n })).toBe('unfinanced');
});
