import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_TRANSFER_REFUSALS,
  freeTokens,
  type TransferFacts,
  type TransferParty,
  transferProblems,
  transferRefusal,
} from './transfer.ts';

const from: TransferParty = { userId: 'a', listed: null, held: null };
const to: TransferParty = { userId: 'b', listed: 'APPROVED', held: null };
const FINE: TransferFacts = {
  status: 'CLOSED',
  matured: false,
  onChain: false,
  recordTaken: false,
  from,
  to,
  tokens: 5,
  free: 5,
  certified: 0,
};

describe('a transfer of tokens', () => {
  it('goes once the campaign is over, whole, to somebody whom the whitelist has approved', () => {
    expect(transferProblems(FINE)).toEqual({});
    expect(transferRefusal(FINE)).toBeNull();
  });

  it.each<[Partial<TransferFacts>, string]>([
    [{ status: 'CAMPAIGN' }, 'not_closed'],
    [{ matured: true }, 'matured'],
    [{ onChain: true }, 'on_chain'],
    [{ recordTaken: true }, 'record_moment'],
    [{ from: { ...from, listed: 'REVOKED' } }, 'sender_not_listed'],
    [{ from: { ...from, held: 'frozen' } }, 'sender_held'],
    [{ to: { ...to, userId: 'a' } }, 'same_person'],
    [{ to: { ...to, listed: null } }, 'recipient_not_listed'],
    [{ to: { ...to, listed: 'PENDING' } }, 'recipient_not_listed'],
    [{ to: { ...to, listed: 'REVOKED' } }, 'recipient_not_listed'],
    [{ to: { ...to, held: 'identity_expired' } }, 'recipient_held'],
    [{ tokens: 0 }, 'not_whole'],
    [{ tokens: 1.5 }, 'not_whole'],
    [{ tokens: 6 }, 'too_many'],
    [{ tokens: 7, certified: 2 }, 'certified'],
    [{ tokens: 8, certified: 2 }, 'too_many'],
  ])('a transfer with %o is refused as %s', (over, refusal) => {
    expect(transferRefusal({ ...FINE, ...over })).toBe(refusal);
  });

  it('tells what is wrong at each place at once', () => {
    expect(transferProblems({ ...FINE, matured: true, to: { ...to, listed: null }, tokens: 9 })).toEqual({
      issuance: 'matured',
      to: 'recipient_not_listed',
      tokens: 'too_many',
    });
  });

  it('never takes more than is free, whatever else is true, and has words for each answer', () => {
    const party = fc.record({
      userId: fc.constantFrom('a', 'b'),
      listed: fc.constantFrom(null, 'PENDING', 'APPROVED', 'REVOKED'),
      held: fc.constantFrom(null, 'deleted', 'frozen'),
    });
    const facts = fc.record({
      status: fc.constantFrom('DRAFT', 'PRE_CAMPAIGN', 'VALIDATING', 'CAMPAIGN', 'CLOSED'),
      matured: fc.boolean(),
      onChain: fc.boolean(),
      recordTaken: fc.boolean(),
      from: party,
      to: party,
      tokens: fc.oneof(fc.integer({ min: -5, max: 50 }), fc.double({ noNaN: false })),
      free: fc.integer({ min: 0, max: 40 }),
    });
    fc.assert(
      fc.property(facts, (each) => {
        const refused = transferRefusal(each as TransferFacts);
        if (refused !== null) return ALL_TRANSFER_REFUSALS.includes(refused);
        return (
          Number.isSafeInteger(each.tokens) &&
          each.tokens >= 1 &&
          each.tokens <= each.free &&
          each.from.userId !== each.to.userId
        );
      }),
    );
  });

  it('leaves nobody with less than nothing to give', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(1_000), (held, kept) => {
        const free = freeTokens(held, kept);
        return free >= 0 && free <= held && (kept > held || free === held - kept);
      }),
    );
  });
});
