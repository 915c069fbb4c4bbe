import { expect, it } from 'vitest';
import { customization } from '#contract/customization.ts';
import { type LegalInformation, personalPart } from './personal-part.server.ts';

const visit = (kyc: boolean) =>
  ({
    t: String,
    lang: 'en',
    now: new Date('2026-11-29T10:00:00Z'),
    customization: customization.parse({ modules: { kyc } }),
  }) as unknown as Parameters<typeof personalPart>[0];
const known = (status: string | null) =>
  ({ personal: { id_number: null }, legal_type: 'INDIVIDUAL', kyc: { status } }) as unknown as LegalInformation;

it('a document is announced as one to be sent later only as long as it is to be sent, and only where identities are checked', () => {
  expect(personalPart(visit(true), known(null)).sendsDocument).toBe(true);
  expect(personalPart(visit(true), known('SUCCESS')).sendsDocument).toBe(false);
  expect(personalPart(visit(false), known(null)).sendsDocument).toBe(false);
});
