import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '#domain/access/roles.ts';
import {
  covers,
  handsInIdentity,
  type Identity,
  type IdentityCheck,
  identityEditing,
  isIdentityChecked,
  openReopening,
  reopeningBlock,
} from './checked-identity.ts';
import { KYC_STATUSES } from './status.ts';

const data = fc.dictionary(fc.constantFrom('name', 'idNumber', 'address', 'paper'), fc.constantFrom('a', 'b', null), {
  maxKeys: 3,
});
const identity: fc.Arbitrary<Identity> = fc.oneof(
  fc.record({ legalType: fc.constant('INDIVIDUAL' as const), person: data, company: fc.constant(null) }),
  fc.record({ legalType: fc.constant('LEGAL_ENTITY' as const), person: data, company: data }),
);
const check: fc.Arbitrary<IdentityCheck> = fc.record({
  status: fc.constantFrom(...KYC_STATUSES),
  checked: fc.option(identity),
  reopenedAt: fc.constant(null),
});
const turned = (value: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(value).reverse());

describe('an identity that was checked', () => {
  it('covers itself, whatever the order of its names, and no other person', () => {
    fc.assert(
      fc.property(identity, data, (one, other) => {
        expect(covers(one, { ...one, person: turned(one.person) })).toBe(true);
        const changed = { ...one, person: { ...one.person, firstName: 'somebody else' } };
        expect(covers(one, changed)).toBe(false);
        expect(covers({ ...one, person: other }, changed)).toBe(false);
      }),
    );
  });

  it('covers a person who has moved, and no company that has', () => {
    fc.assert(
      fc.property(data, data, (person, company) => {
        const [lived, seated] = [
          { ...person, address: 'Calle Mayor 1', city: 'Lugo' },
          { ...company, city: 'Lugo' },
        ];
        const before: Identity = { legalType: 'LEGAL_ENTITY', person: lived, company: seated };
        expect(covers(before, { ...before, person: { ...lived, address: 'Rúa Nova 2', country: 'PT' } })).toBe(true);
        expect(covers(before, { ...before, company: { ...seated, city: 'Vigo' } })).toBe(false);
      }),
    );
  });

  it('a check of a company covers its person alone, and never the other way round', () => {
    fc.assert(
      fc.property(data, data, (person, company) => {
        const individual: Identity = { legalType: 'INDIVIDUAL', person, company: null };
        const entity: Identity = { legalType: 'LEGAL_ENTITY', person, company };
        expect(covers(entity, individual)).toBe(true);
        expect(covers(individual, entity)).toBe(false);
      }),
    );
  });

  it('counts only where the last check that was handed in found these very data right', () => {
    fc.assert(
      fc.property(fc.array(check, { maxLength: 4 }), identity, (checks, now) => {
        const last = checks.find(({ status }) => status !== 'CREATED');
        const expected = last?.status === 'SUCCESS' && last.checked !== null && covers(last.checked, now);
        expect(isIdentityChecked(checks, now)).toBe(expected);
        if (last && last.status !== 'SUCCESS') expect(isIdentityChecked(checks, now)).toBe(false);
      }),
    );
  });
});

describe('the editable part of an identity', () => {
  it('is nothing while a check runs but a type that was never chosen, and never the person once they were found right', () => {
    fc.assert(
      fc.property(fc.array(check, { maxLength: 4 }), fc.boolean(), (checks, hasType) => {
        const editing = identityEditing(checks, hasType);
        const running = ['RUNNING', 'PENDING', 'MANUAL_REVIEW'].includes(checks[0]?.status ?? '');
        if (running) expect(editing).toEqual({ type: !hasType, person: false, company: false, documents: false });
        if (checks.some(({ status }) => status === 'SUCCESS')) expect(editing.person).toBe(false);
        if (checks[0]?.status === 'SUCCESS') expect(editing.company || editing.documents).toBe(false);
      }),
    );
  });

  it('is everything before the first check and after one that failed', () => {
    const all = { type: true, person: true, company: true, documents: true };
    expect(identityEditing([], true)).toEqual(all);
    for (const status of ['CREATED', 'ERROR', 'VERIFICATION_ERROR', 'MANUAL_ERROR'] as const)
      expect(identityEditing([{ status, checked: null, reopenedAt: null }], true)).toEqual(all);
  });
});

describe('a check that a manager has opened again', () => {
  const moments = fc.constantFrom(...[1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day))));
  const dated = fc.record({
    status: fc.constantFrom(...KYC_STATUSES),
    checked: fc.option(identity),
    reopenedAt: fc.constant(null),
    createdAt: moments,
    submittedAt: fc.option(moments),
  });
  const at = new Date(Date.UTC(2026, 5, 1));
  /** The check that a manager opens: the newest that was found right. */
  const openIn = (checks: readonly (IdentityCheck & { createdAt: Date; submittedAt: Date | null })[]) => {
    const found = checks.findIndex(({ status }) => status === 'SUCCESS');
    return checks.map((each, index) => (index === found ? { ...each, reopenedAt: at } : each));
  };

  it('can be opened where something is frozen and nobody looks at it, once, and then counts no longer and freezes nothing', () => {
    fc.assert(
      fc.property(fc.array(dated, { maxLength: 4 }), identity, (checks, now) => {
        const block = reopeningBlock(checks, ['USER']);
        const running = ['RUNNING', 'PENDING', 'MANUAL_REVIEW'].includes(checks[0]?.status ?? '');
        const frozen = checks.some(({ status }) => status === 'SUCCESS');
        expect(block).toBe(running ? 'in_review' : frozen ? null : 'open');
        if (block) return;
        const opened = openIn(checks);
        expect(isIdentityChecked(opened, now)).toBe(false);
        expect(identityEditing(opened, true)).toEqual({ type: true, person: true, company: true, documents: true });
        expect(reopeningBlock(opened, ['USER'])).toBe('open');
        expect(openReopening(opened)?.reopenedAt).toBe(at);
      }),
    );
  });

  it('is not opened for somebody without an investor’s role, whatever stands in it: they have no page to hand it in anew', () => {
    fc.assert(
      fc.property(fc.array(dated, { maxLength: 4 }), fc.subarray([...ROLES]), (checks, roles) => {
        const invests = roles.includes('USER') || roles.includes('PREMIUM_USER');
        expect(handsInIdentity(roles)).toBe(invests);
        expect(reopeningBlock(checks, roles)).toBe(invests ? reopeningBlock(checks, ['USER']) : 'no_page');
      }),
    );
  });

  it('is answered by handing in anew, and a yes to that freezes what it looked at', () => {
    fc.assert(
      fc.property(fc.array(dated, { maxLength: 4 }), identity, (checks, now) => {
        if (reopeningBlock(checks, ['USER'])) return;
        const day = new Date(at.getTime() + 86_400_000);
        const anew = { checked: now, reopenedAt: null, createdAt: at, submittedAt: day };
        const waiting = [{ ...anew, status: 'MANUAL_REVIEW' as const }, ...openIn(checks)];
        expect(openReopening(waiting)).toBeNull();
        expect(isIdentityChecked(waiting, now)).toBe(false);
        const right = [{ ...anew, status: 'SUCCESS' as const }, ...openIn(checks)];
        expect(isIdentityChecked(right, now)).toBe(true);
        expect(identityEditing(right, true).person).toBe(false);
        expect(reopeningBlock(right, ['USER'])).toBeNull();
      }),
    );
  });
});
