import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mintRefusal } from './minting.ts';
import { reopeningEffect } from './reopened-identity.ts';
import { INVESTMENT_STATUSES } from './status.ts';

test('an order that binds its investor is counted once, and is counted as minted where the mint calls it minted', () => {
  const facts = {
    isRequest: false,
    strategy: 'MANUAL',
    reflectionEndsAt: null,
    signs: true,
    identityChecked: false,
    fundsClear: true,
    issuanceStatus: 'CLOSED',
    suspended: false,
    campaignEndsAt: null,
    firmCents: 0n,
    softCapCents: 0n,
  } as const;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...INVESTMENT_STATUSES)), (statuses) => {
      const { waiting, signed, minted } = reopeningEffect(statuses);
      const refusals = statuses.map((status) => mintRefusal({ ...facts, status }, new Date(0)));
      expect(minted).toBe(refusals.filter((refusal) => refusal === 'already_minted').length);
      expect(signed).toBe(refusals.filter((refusal) => refusal === 'identity_not_checked').length);
      const bound = statuses.filter((status) => status !== 'RESERVED' && status !== 'CANCELED').length;
      expect(waiting + signed + minted).toBe(bound);
    }),
  );
});
