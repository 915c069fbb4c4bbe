import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINTING_STRATEGIES } from '#domain/issuance/status.ts';
import { INVESTMENT_STATUSES, type InvestmentStatus, PAYMENT_METHODS } from './status.ts';
import { type TimelineFacts, timelineOf } from './timeline.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 10));
const history = (...statuses: InvestmentStatus[]) => statuses.map((status, at) => ({ status, at: day(at + 1) }));
const base: TimelineFacts = {
  status: 'PROOF_OF_PAYMENT_UPLOADED',
  history: history('CREATED', 'ACCEPTED', 'METHOD_PAYMENT', 'IN_UPLOAD_PROOF_OF_PAYMENT', 'PROOF_OF_PAYMENT_UPLOADED'),
  method: 'BANK_TRANSFER',
  signs: true,
  strategy: 'MANUAL',
  reflectionEndsAt: day(6),
  expiresAt: day(20),
};
const read = (facts: TimelineFacts, now = day(5)) =>
  timelineOf(facts, now).map(({ stage, state, by }) => `${stage} ${state} ${by}`);

describe('the timeline of an investment', () => {
  it('shows what was done, who acts now and what comes', () => {
    expect(read(base)).toEqual([
      'ORDER done investor',
      'PAYMENT done investor',
      'CONFIRMATION now manager',
      'SIGNATURE next investor',
      'REFLECTION next time',
      'MINT next manager',
      'CLOSE next manager',
    ]);
    expect(
      timelineOf(base, day(5))
        .slice(0, 2)
        .map(({ at }) => at),
    ).toEqual([day(2), day(5)]);
  });

  it('waits for the reflection period to end, then for the mint', () => {
    const signed = { ...base, status: 'SIGNED', strategy: 'AT_PURCHASE' } as const;
    expect(read(signed, day(5))).toContain('REFLECTION now time');
    expect(read(signed, day(7)).slice(4)).toEqual(['REFLECTION done time', 'MINT now system', 'CLOSE next manager']);
  });

  it('counts the wait for the mint from the end of the reflection period, or from the signature where that came later', () => {
    const sinceOf = (signedOn: number) => {
      const signed = { ...base, status: 'SIGNED', history: [{ status: 'SIGNED', at: day(signedOn) }] } as const;
      return timelineOf(signed, day(9)).find(({ state }) => state === 'now');
    };
    expect(sinceOf(2)).toMatchObject({ stage: 'MINT', since: new Date(day(6).getTime() + 1000) });
    expect(sinceOf(8)).toMatchObject({ stage: 'MINT', since: day(8) });
  });

  it('says when an unpaid order dies, and marks a failed payment', () => {
    const failed = {
      ...base,
      status: 'PAYMENT_ERROR',
      method: 'CARD_TERMINAL',
      history: history('CREATED', 'ACCEPTED', 'METHOD_PAYMENT', 'IN_UPDATE_TPV', 'PAYMENT_ERROR'),
    } as const;
    expect(timelineOf(failed, day(6))[1]).toEqual({
      stage: 'PAYMENT',
      state: 'failed',
      by: 'investor',
      at: null,
      since: day(5),
      dueAt: day(20),
    });
  });

  it('begins with an interest where one was declared, and leaves out what does not apply', () => {
    const plain = {
      ...base,
      status: 'RESERVED',
      history: history('RESERVED'),
      method: 'BALANCE',
      signs: false,
      reflectionEndsAt: null,
    } as const;
    expect(read(plain)).toEqual([
      'INTEREST done investor',
      'ORDER now investor',
      'PAYMENT next investor',
      'MINT next manager',
      'CLOSE next manager',
    ]);
  });

  it('ends at the cancellation, with what was really done before', () => {
    const rejected = history(
      'CREATED',
      'ACCEPTED',
      'METHOD_PAYMENT',
      'IN_UPLOAD_PROOF_OF_PAYMENT',
      'PROOF_OF_PAYMENT_UPLOADED',
      'IN_UPLOAD_PROOF_OF_PAYMENT',
      'CANCELED',
    );
    expect(read({ ...base, status: 'CANCELED', history: rejected })).toEqual([
      'ORDER done investor',
      'CANCELED done investor',
    ]);
    const reopened = history('CREATED', 'ACCEPTED', 'CREATED', 'CANCELED');
    expect(read({ ...base, status: 'CANCELED', history: reopened })).toEqual(['CANCELED done investor']);
  });

  it('always reads done, at most one now, then next, whatever the facts', () => {
    const instant = fc.integer({ min: 1, max: 28 }).map(day);
    const facts = fc.record({
      status: fc.constantFrom(...INVESTMENT_STATUSES),
      history: fc.array(fc.record({ status: fc.constantFrom(...INVESTMENT_STATUSES), at: instant }), { maxLength: 12 }),
      method: fc.option(fc.constantFrom(...PAYMENT_METHODS)),
      signs: fc.boolean(),
      strategy: fc.constantFrom(...MINTING_STRATEGIES),
      reflectionEndsAt: fc.option(instant),
      expiresAt: fc.option(instant),
    });
    fc.assert(
      fc.property(facts, instant, (fact, now) => {
        const states = timelineOf(fact, now).map(({ state }) => (state === 'failed' ? 'now' : state));
        expect(states.join(' ')).toMatch(/^(done ?)*(now ?)?(next ?)*$/);
        const ended = fact.status === 'CANCELED' || fact.status === 'CLOSED';
        const current = timelineOf(fact, now).find(({ since }) => since !== null);
        if (current?.stage === 'MINT' && fact.reflectionEndsAt)
          expect(current.since?.getTime()).toBeGreaterThan(fact.reflectionEndsAt.getTime());
        expect(states.includes('now')).toBe(!ended && fact.status !== 'MINTED');
      }),
    );
  });
});
