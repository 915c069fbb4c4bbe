import { describe, expect, it } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { DEFAULT_CUSTOMIZATION } from '#app/tenant/customization.server.ts';
import type { Refund } from '#contract/refund.ts';
import { refundView } from './refund-view.ts';

const NOW = new Date('2026-11-29T10:00:00Z');
// The view asks for no more of a visit than its words and its formats.
const visit = {
  t: i18nOf('en', 'standard').i18n.getFixedT('en'),
  format: formatFor(DEFAULT_CUSTOMIZATION, 'en', NOW),
  lang: 'en',
} as unknown as Visit;
const asked: Refund = {
  id: '00000000-0000-4000-8000-000000000001',
  amount: '300.00',
  fee: '0.00',
  reason: 'UNDONE',
  method: 'BANK_TRANSFER',
  sender: 'BANK',
  step: 'ASKED',
  to: null,
  asked_at: NOW.toISOString(),
  sent_on: null,
  reference: null,
  ether: null,
};

describe('a refund by transfer of which no account is known', () => {
  it('is never said to go out with the next file for the bank', () => {
    expect(refundView(visit, asked, 'manager').next).toMatch(/^It goes into no file/);
    expect(refundView(visit, { ...asked, to: 'ES91 •••• 1332' }, 'manager').next).toMatch(/^It goes out with the next/);
  });

  it('asks its person for an account, and does not say that it goes to one', () => {
    const { next } = refundView(visit, asked, 'investor');
    expect(next).toContain('Give it under “My account”');
    expect(next).not.toContain('used to pay');
    expect(refundView(visit, { ...asked, to: 'ES91 •••• 1332' }, 'investor').next).toBeNull();
  });
});
