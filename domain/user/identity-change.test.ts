import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frozenBy, identityEditing } from './checked-identity.ts';
import { bearsIdentity, changesOf, effectOf, keepsValues, PERSON_IDENTITY_FIELDS } from './identity-change.ts';
import { KYC_STATUSES } from './status.ts';

const CONTACT = ['phone', 'secondary_phone', 'address', 'city', 'postal_code', 'province', 'country', 'gender'];
const data = fc.dictionary(
  fc.constantFrom(...PERSON_IDENTITY_FIELDS, ...CONTACT),
  fc.option(fc.constantFrom('', 'a', 'b')),
);
const frozen = fc.constantFrom(null, 'checked' as const, 'in_review' as const);

describe('a change of personal data', () => {
  it('is each field that differs, with what stood there and what stands there now, and nothing of the same data', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        expect(changesOf(before, before)).toEqual([]);
        const changes = changesOf(before, after);
        for (const { field, from, to } of changes) {
          expect(from).not.toBe(to);
          expect([from, to]).toEqual([before[field] || null, after[field] || null]);
        }
        const back = changesOf(after, before);
        expect(back.map(({ field }) => field).sort()).toEqual(changes.map(({ field }) => field).sort());
      }),
    );
  });

  it('opens the check again only where it touches what was checked, and is refused only where somebody looks at it', () => {
    fc.assert(
      fc.property(data, data, frozen, (before, after, why) => {
        const changes = changesOf(before, after);
        const touches = changes.some(({ field }) => bearsIdentity('person', field));
        const effect = effectOf('person', changes, why);
        expect(effect).toBe(!touches || why === null ? 'saved' : why === 'checked' ? 'reopens' : 'in_review');
      }),
    );
  });

  it.each(CONTACT)('a change of the %s alone never waits for anybody', (field) => {
    for (const why of ['checked', 'in_review'] as const) expect(effectOf('person', [{ field }], why)).toBe('saved');
  });

  it('a change of how somebody lives is kept by its name alone', () => {
    expect(['gender', 'secondary_phone', 'phone', 'last_name'].map(keepsValues)).toEqual([false, false, true, true]);
  });
});

describe('a change of a company', () => {
  const shareholders = [{ name: 'Ana', stake: '33.5' }];

  it('opens its check again, holders and seat included, but for the address that it is written to', () => {
    for (const field of ['organisation_name', 'tax_number', 'shareholders', 'address', 'representation'])
      expect(effectOf('company', [{ field }], 'checked')).toBe('reopens');
    expect(effectOf('company', [{ field: 'contact_email' }], 'checked')).toBe('saved');
  });

  it('names holders with their stakes', () => {
    expect(changesOf({ shareholders: [] }, { shareholders })).toEqual([
      { field: 'shareholders', from: null, to: 'Ana (33.5 %)' },
    ]);
    expect(changesOf({ shareholders }, { shareholders: [...shareholders] })).toEqual([]);
  });
});

it('a part of an identity is frozen exactly where it may not be edited', () => {
  for (const status of KYC_STATUSES) {
    const checks = [{ status, checked: null, reopenedAt: null }];
    for (const part of ['person', 'company', 'documents'] as const)
      expect(frozenBy(checks, part) === null).toBe(identityEditing(checks, true)[part]);
  }
  expect(frozenBy([{ status: 'SUCCESS', checked: null, reopenedAt: null }], 'person')).toBe('checked');
  expect(frozenBy([{ status: 'PENDING', checked: null, reopenedAt: null }], 'person')).toBe('in_review');
});
