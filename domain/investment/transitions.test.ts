import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVESTMENT_STATUSES, INVESTMENT_TABS, type InvestmentStatus } from './status.ts';
import { statusesOfTab, TAB_OF } from './tabs.ts';
import {
  ACTORS,
  holdsTokens,
  isCancellable,
  isPaid,
  isReopenable,
  isTerminal,
  mayMove,
  nextStatuses,
  PAYMENT_STATUSES,
  TRANSITIONS,
  UNPAID_STATUSES,
} from './transitions.ts';

const CHAINS: [string, (typeof ACTORS)[number][]][] = [
  ['CREATED ACCEPTED METHOD_PAYMENT', ['investor', 'investor']],
  ['PAYMENT_ERROR METHOD_PAYMENT', ['investor']],
  ['METHOD_PAYMENT CHARGED', ['system']],
  ['METHOD_PAYMENT IN_UPLOAD_PROOF_OF_PAYMENT PROOF_OF_PAYMENT_UPLOADED CHARGED', ['investor', 'investor', 'manager']],
  ['PROOF_OF_PAYMENT_UPLOADED IN_UPLOAD_PROOF_OF_PAYMENT', ['manager']],
  [
    'METHOD_PAYMENT CREDIT_CARD IN_UPDATE_CREDIT_CARD CARD_REGISTRATION_UPDATED CHARGED',
    ['investor', 'provider', 'provider', 'provider'],
  ],
  ['METHOD_PAYMENT IN_UPDATE_TPV CHARGED', ['investor', 'provider']],
  ['METHOD_PAYMENT IN_UPDATE_TPV METHOD_PAYMENT', ['investor', 'investor']],
  ['CHARGED SIGNED_PENDING SIGNED MINTED CLOSED', ['system', 'investor', 'manager', 'system']],
  ['CHARGED MINTED', ['system']],
  ['RESERVED CREATED', ['investor']],
];

describe('the moves of an investment', () => {
  it.each(CHAINS)('allow the chain %s', (chain, by) => {
    const statuses = chain.split(' ') as InvestmentStatus[];
    by.forEach((actor, at) => {
      expect(mayMove(statuses[at] ?? null, statuses[at + 1] ?? 'CLOSED', actor)).toBe(true);
    });
  });

  it('begin only as an interest or an order of the investor', () => {
    expect(nextStatuses(null)).toEqual(['RESERVED', 'CREATED']);
    for (const actor of ['manager', 'provider', 'system'] as const) expect(nextStatuses(null, actor)).toEqual([]);
  });

  it('let anything before MINTED be cancelled, and nothing after', () => {
    const after: InvestmentStatus[] = ['MINTED', 'CLOSED', 'CANCELED'];
    for (const status of INVESTMENT_STATUSES) {
      expect(isCancellable(status)).toBe(!after.includes(status));
      expect(mayMove(status, 'CANCELED', 'manager')).toBe(!after.includes(status));
    }
    expect(INVESTMENT_STATUSES.filter(isTerminal)).toEqual(['CLOSED', 'CANCELED']);
  });

  it('bring every payment state to PAYMENT_ERROR by the provider or the clock, never by a person', () => {
    for (const status of PAYMENT_STATUSES) {
      expect(mayMove(status, 'PAYMENT_ERROR', 'provider') && mayMove(status, 'PAYMENT_ERROR', 'system')).toBe(true);
      expect(mayMove(status, 'PAYMENT_ERROR', 'investor') || mayMove(status, 'PAYMENT_ERROR', 'manager')).toBe(false);
    }
  });

  it('name no move twice and none to itself', () => {
    const names = TRANSITIONS.map(({ from, to }) => `${from}>${to}`);
    expect(new Set(names).size).toBe(names.length);
    expect(TRANSITIONS.filter(({ from, to }) => from === to)).toEqual([]);
  });

  it('keep their promises on every random walk: paid before minted, final when final, no money in by the investor alone', () => {
    const choice = fc.tuple(fc.constantFrom(...INVESTMENT_STATUSES), fc.constantFrom(...ACTORS));
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 400 }), (choices) => {
        let status: InvestmentStatus | null = null;
        const seen: InvestmentStatus[] = [];
        let paid = false;
        for (const [to, by] of choices) {
          if (!mayMove(status, to, by)) continue;
          if (to === 'CHARGED') expect(by).not.toBe('investor');
          if (to === 'MINTED' || to === 'SIGNED_PENDING' || to === 'SIGNED') expect(paid).toBe(true);
          if (to === 'CANCELED') expect(seen).not.toContain('MINTED');
          expect(seen.includes('CANCELED') || seen.includes('CLOSED')).toBe(false);
          const isBack = to === 'IN_UPLOAD_PROOF_OF_PAYMENT' && by === 'manager';
          if (paid && !isBack) expect(UNPAID_STATUSES.some((unpaid) => unpaid === to)).toBe(false);
          if (to === 'CHARGED') paid = true;
          if (isBack) paid = false;
          status = to;
          seen.push(to);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('reach every status from nothing', () => {
    const reached = new Set<InvestmentStatus>(nextStatuses(null));
    for (const status of reached) for (const next of nextStatuses(status)) reached.add(next);
    expect([...reached].sort()).toEqual([...INVESTMENT_STATUSES].sort());
  });

  it('allow nothing that the table does not name, over all pairs and actors', () => {
    const named = new Set(TRANSITIONS.flatMap(({ from, to, by }) => by.map((actor) => `${from}>${to}:${actor}`)));
    let legal = 0;
    for (const from of [null, ...INVESTMENT_STATUSES])
      for (const to of INVESTMENT_STATUSES)
        for (const by of ACTORS) {
          expect(mayMove(from, to, by)).toBe(named.has(`${from}>${to}:${by}`));
          legal += mayMove(from, to, by) ? 1 : 0;
        }
    expect(legal).toBe(named.size);
  });
});

describe('the meaning of a status', () => {
  it('tells paid, reopenable and token-holding ones apart', () => {
    expect(INVESTMENT_STATUSES.filter(isPaid)).toEqual(['CHARGED', 'SIGNED_PENDING', 'SIGNED', 'MINTED', 'CLOSED']);
    for (const status of INVESTMENT_STATUSES) expect(isReopenable(status) && isPaid(status)).toBe(false);
    expect(isReopenable('PROOF_OF_PAYMENT_UPLOADED') || isReopenable('IN_UPDATE_TPV')).toBe(false);
    expect(INVESTMENT_STATUSES.filter((status) => !holdsTokens(status))).toEqual(['RESERVED', 'CREATED', 'CANCELED']);
  });

  it('stands in exactly one tab', () => {
    expect(INVESTMENT_TABS.flatMap(statusesOfTab).sort()).toEqual([...INVESTMENT_STATUSES].sort());
    expect([TAB_OF.PAYMENT_ERROR, TAB_OF.CHARGED, TAB_OF.SIGNED_PENDING]).toEqual(['ordered', 'disbursed', 'signed']);
  });
});
