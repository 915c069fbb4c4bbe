import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MintFacts, mintsByItself } from '#domain/investment/minting.ts';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { PAID_STATUSES } from '#domain/investment/transitions.ts';
import { closingWarnings, phaseEffect } from './phase-effects.ts';
import { ISSUANCE_STATUSES, MINTING_STRATEGIES } from './status.ts';

const now = new Date('2026-11-21T10:00:00Z');
const hour = 3_600_000;
const paid: MintFacts = {
  status: 'SIGNED',
  isRequest: false,
  strategy: 'AT_CAMPAIGN_END',
  reflectionEndsAt: null,
  signs: true,
  identityChecked: true,
  fundsClear: true,
  issuanceStatus: 'CAMPAIGN',
  suspended: false,
  campaignEndsAt: new Date(now.getTime() + hour),
  firmCents: 200n,
  softCapCents: 200n,
};

describe('phaseEffect', () => {
  it.each([
    ['paid, minted at the end', {}, 'mints'],
    ['below the soft cap', { firmCents: 199n }, 'waits'],
    ['minted by hand', { strategy: 'MANUAL' }, 'waits'],
    ['not signed', { status: 'SIGNED_PENDING' }, 'waits'],
    ['in reflection', { reflectionEndsAt: new Date(now.getTime() + hour) }, 'waits'],
    ['minted', { status: 'MINTED' }, 'closes'],
    ['unpaid', { status: 'IN_UPLOAD_PROOF_OF_PAYMENT' }, 'unpaid'],
    ['interest', { status: 'RESERVED' }, 'interest'],
    ['cancelled', { status: 'CANCELED' }, null],
  ] as const)('a closing acts on an order that is %s', (_, change, effect) => {
    expect(phaseEffect({ ...paid, ...change } as MintFacts, 'CLOSED', now)).toBe(effect);
  });

  it('promises to mint exactly what the job mints afterwards, and never an order that nobody has paid', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...INVESTMENT_STATUSES),
        fc.constantFrom(...MINTING_STRATEGIES),
        fc.constantFrom(...ISSUANCE_STATUSES),
        fc.constantFrom(-hour, null, hour),
        fc.bigInt({ min: 0n, max: 400n }),
        fc.boolean(),
        (status, strategy, to, reflection, firmCents, suspended) => {
          const reflectionEndsAt = reflection === null ? null : new Date(now.getTime() + reflection);
          const facts = { ...paid, status, strategy, reflectionEndsAt, firmCents, suspended };
          const mints = phaseEffect(facts, to, now) === 'mints';
          expect(mints).toBe(mintsByItself({ ...facts, issuanceStatus: to }, now));
          if (mints) expect(PAID_STATUSES).toContain(status);
        },
      ),
    );
  });
});

describe('closingWarnings', () => {
  it('warns before the end and below the soft cap, and of no other phase', () => {
    const facts = { campaignEndsAt: new Date(now.getTime() + 1), firmCents: 1n, softCapCents: 2n };
    expect(closingWarnings({ ...facts, to: 'CLOSED' }, now)).toEqual({ early: true, underSoftCap: true });
    expect(closingWarnings({ ...facts, to: 'CLOSED', campaignEndsAt: now, firmCents: 2n }, now)).toEqual({
      early: false,
      underSoftCap: false,
    });
    expect(closingWarnings({ ...facts, to: 'VALIDATING' }, now)).toEqual({ early: false, underSoftCap: false });
  });
});
