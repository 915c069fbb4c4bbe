import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOf, MOVEMENT_KINDS, movementKind, NAMED_ENTRIES } from './movement-kind.ts';
import { showsBalance } from './shows-balance.ts';
import { topUpOf } from './top-up.ts';
import { checkWithdrawal } from './withdrawal.ts';

const PERSON = { id: 'ana', status: 'VERIFIED', invests: true } as const;
const CREDIT = { people: [PERSON], hasBalances: true, isReversal: false, payer: 'same' } as const;

describe('a withdrawal', () => {
  it('is of a cent at least and of no more than is free, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.bigInt(-10n, 10_000n), fc.bigInt(0n, 10_000n), (cents, free) => {
        const wrong = checkWithdrawal(cents, free);
        expect(wrong === null).toBe(cents >= 1n && cents <= free);
        if (cents > free && cents >= 1n) expect(wrong).toMatchObject({ key: 'validator.error_withdrawal_free' });
      }),
    );
  });
});

describe('a credit that names a person', () => {
  it('goes to the balance of the one verified investor who sent it, or whose bank does not say who did', () => {
    expect(topUpOf(CREDIT)).toBe('ana');
    expect(topUpOf({ ...CREDIT, payer: 'unknown' })).toBe('ana');
  });

  it.each([
    ['nobody is named', { people: [] }],
    ['two are named', { people: [PERSON, { ...PERSON, id: 'eva' }] }],
    ['the person waits for their verification', { people: [{ ...PERSON, status: 'PENDING' }] }],
    ['the person was rejected', { people: [{ ...PERSON, status: 'REJECTED' }] }],
    ['the person does not invest', { people: [{ ...PERSON, invests: false }] }],
    ['somebody else sent it', { payer: 'other' }],
    ['the bank takes a booking back', { isReversal: true }],
    ['the tenant keeps no balances', { hasBalances: false }],
  ] as const)('waits for a manager where %s', (_, change) => {
    expect(topUpOf({ ...CREDIT, ...change })).toBe(null);
  });
});

describe('a balance', () => {
  it('is shown where balances are kept, also of nothing', () => {
    expect(showsBalance(true, [0n, 0n, 0n])).toBe(true);
    expect(showsBalance(true, [1n, 0n, 0n])).toBe(true);
  });

  it('is shown where none are kept only while money is free, set aside or on its way', () => {
    expect(showsBalance(false, [0n, 0n, 0n])).toBe(false);
    for (const cents of [
      [1n, 0n, 0n],
      [0n, 1n, 0n],
      [0n, 0n, 1n],
    ])
      expect(showsBalance(false, cents)).toBe(true);
  });
});

describe('the kinds of movements', () => {
  it('share out the named entries of the ledger, and leave every other to OTHER', () => {
    expect(MOVEMENT_KINDS.flatMap(entriesOf).sort()).toEqual([...NAMED_ENTRIES].sort());
    for (const kind of MOVEMENT_KINDS) for (const entry of entriesOf(kind)) expect(movementKind(entry)).toBe(kind);
    for (const odd of ['test.balance', '', 'constructor', '__proto__']) expect(movementKind(odd)).toBe('OTHER');
  });
});
