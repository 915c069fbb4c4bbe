import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ISSUANCE_STATUSES, MINTING_STRATEGIES } from '#domain/issuance/status.ts';
import { type MintFacts, mintRefusal, mintsByItself, signs } from './minting.ts';
import { INVESTMENT_STATUSES } from './status.ts';

const now = new Date('2026-11-21T10:00:00Z');
const hour = 3_600_000;
const ready: MintFacts = {
  status: 'SIGNED',
  isRequest: false,
  strategy: 'MANUAL',
  reflectionEndsAt: new Date(now.getTime() - hour),
  signs: true,
  identityChecked: true,
  fundsClear: true,
  issuanceStatus: 'CAMPAIGN',
  suspended: false,
  campaignEndsAt: new Date(now.getTime() + hour),
  firmCents: 100n,
  softCapCents: 200n,
};

describe('minting', () => {
  it.each([
    ['ready', {}, null],
    ['paid where nobody signs', { status: 'CHARGED', signs: false }, null],
    ['paid, and nobody knows yet how many tokens it gets', { status: 'CHARGED', isRequest: true }, 'not_allotted'],
    ['asked for, and not paid', { status: 'ACCEPTED', isRequest: true }, 'not_paid'],
    ['paid, not signed', { status: 'CHARGED' }, 'not_signed'],
    ['contract made, not signed', { status: 'SIGNED_PENDING', signs: false }, 'not_signed'],
    ['nobody knows yet where the funds come from', { fundsClear: false }, 'funds_not_clear'],
    ['data changed since they were checked', { identityChecked: false }, 'identity_not_checked'],
    ['proof uploaded', { status: 'PROOF_OF_PAYMENT_UPLOADED' }, 'not_paid'],
    ['minted', { status: 'MINTED' }, 'already_minted'],
    ['cancelled', { status: 'CANCELED' }, 'canceled'],
    ['in the last second of reflection', { reflectionEndsAt: new Date(now.getTime() - 999) }, 'reflection_running'],
    ['a second after it', { reflectionEndsAt: new Date(now.getTime() - 1000) }, null],
    ['no reflection period', { reflectionEndsAt: null }, null],
    ['moved back to validating', { issuanceStatus: 'VALIDATING' }, 'not_in_campaign'],
    ['suspended', { suspended: true }, 'suspended'],
    ['at purchase', { strategy: 'AT_PURCHASE' }, null],
    ['soft cap not reached', { strategy: 'AT_SOFT_CAP' }, 'soft_cap_not_reached'],
    ['soft cap reached exactly', { strategy: 'AT_SOFT_CAP', firmCents: 200n }, null],
    ['campaign running', { strategy: 'AT_CAMPAIGN_END', firmCents: 200n }, 'campaign_running'],
    ['campaign ended at this moment', { strategy: 'AT_CAMPAIGN_END', firmCents: 200n, campaignEndsAt: now }, null],
    ...MINTING_STRATEGIES.map(
      (strategy) =>
        [
          `closed below the soft cap, ${strategy}`,
          { strategy, issuanceStatus: 'CLOSED' },
          'soft_cap_not_reached',
        ] as const,
    ),
    ['its last day over below the soft cap', { campaignEndsAt: now }, 'soft_cap_not_reached'],
    ['closed at the soft cap', { issuanceStatus: 'CLOSED', firmCents: 200n }, null],
  ] as const)('%s: %#', (_, change, refusal) => {
    expect(mintRefusal({ ...ready, ...change }, now)).toBe(refusal);
  });

  it('never happens before the reflection ends, unpaid, or unsigned where a signature is asked, whatever else holds', () => {
    const facts: fc.Arbitrary<MintFacts> = fc.record({
      status: fc.constantFrom(...INVESTMENT_STATUSES),
      isRequest: fc.boolean(),
      strategy: fc.constantFrom(...MINTING_STRATEGIES),
      reflectionEndsAt: fc.option(fc.integer({ min: -5, max: 5 }).map((n) => new Date(now.getTime() + n * 500))),
      signs: fc.boolean(),
      identityChecked: fc.boolean(),
      fundsClear: fc.boolean(),
      issuanceStatus: fc.constantFrom(...ISSUANCE_STATUSES),
      suspended: fc.boolean(),
      campaignEndsAt: fc.option(fc.integer({ min: -2, max: 2 }).map((n) => new Date(now.getTime() + n * hour))),
      firmCents: fc.bigInt({ min: 0n, max: 4n }),
      softCapCents: fc.bigInt({ min: 0n, max: 4n }),
    });
    fc.assert(
      fc.property(facts, (fact) => {
        if (mintRefusal(fact, now) !== null) return;
        expect(fact.isRequest).toBe(false);
        expect(fact.reflectionEndsAt === null || fact.reflectionEndsAt.getTime() + 1000 <= now.getTime()).toBe(true);
        expect(['CHARGED', 'SIGNED']).toContain(fact.status);
        if (fact.signs) expect(fact.status).toBe('SIGNED');
        const hasEnded =
          fact.issuanceStatus === 'CLOSED' || (fact.campaignEndsAt !== null && fact.campaignEndsAt <= now);
        if (hasEnded || fact.strategy.startsWith('AT_SOFT') || fact.strategy.endsWith('END'))
          expect(fact.firmCents >= fact.softCapCents).toBe(true);
        expect(mintsByItself(fact, now)).toBe(fact.strategy !== 'MANUAL');
      }),
      { numRuns: 5000 },
    );
  });

  it('asks for a signature only where the module is on and the step is not hidden', () => {
    expect([
      signs({ signature: true }, { signInvestment: false }),
      signs({ signature: true }, { signInvestment: true }),
      signs({ signature: false }, { signInvestment: false }),
    ]).toEqual([true, false, false]);
  });
});
