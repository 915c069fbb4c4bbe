import { describe, expect, it } from 'vitest';
import { readDeliveryStatus, reportVerdict } from './delivery-report.ts';

const REPORT = [
  'Reporting-MTA: dns; mail.example.net',
  'Arrival-Date: Mon, 23 Nov 2026 10:00:00 +0000',
  '',
  'Final-Recipient: rfc822; Ana@Example.com',
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 <ana@example.com>: Recipient address',
  '  rejected: User unknown',
  '',
  'Original-Recipient: rfc822;eva@example.com',
  'Action: DELAYED',
  'Status: 4.4.1 (waiting)',
  '',
  'Nothing: of this',
].join('\r\n');

describe('a delivery report', () => {
  it('is read recipient by recipient, with folded lines and in any capitals', () => {
    expect(readDeliveryStatus(REPORT)).toEqual([
      {
        address: 'ana@example.com',
        action: 'failed',
        status: '5.1.1',
        diagnostic: '550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown',
      },
      { address: 'eva@example.com', action: 'delayed', status: '4.4.1', diagnostic: '' },
    ]);
  });

  it('says nothing where it is none', () => {
    for (const text of [
      '',
      'hello',
      ':',
      'Action: failed',
      'Action: failed\nStatus: x\nFinal-Recipient: rfc822; a@b.c',
      '\n\n\n',
    ])
      expect(readDeliveryStatus(text)).toEqual([]);
  });

  it.each([
    ['failed', '5.1.1', 'address_dead'],
    ['failed', '5.2.1', 'address_dead'],
    ['failed', '5.2.2', 'mail_lost'],
    ['failed', '5.7.1', 'mail_lost'],
    ['failed', '4.4.7', 'mail_lost'],
    ['delayed', '5.1.1', 'nothing'],
    ['delivered', '2.0.0', 'nothing'],
  ] as const)('%s with %s means %s', (action, status, verdict) => {
    expect(reportVerdict({ action, status })).toBe(verdict);
  });
});
