import { describe, expect, it } from 'vitest';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { EarningJson } from '#contract/earning.ts';
import { earningRow } from './earning-row.server.ts';

const say = (value: string | number) => String(value);
const visit = {
  lang: 'es',
  t: (key: string) => key,
  format: { date: (at: string) => at.slice(0, 10), tokens: say, money: say, percent: say },
} as unknown as SignedInVisit;

const earning = {
  id: 'e',
  status: 'PAID',
  issuance: { id: 'i', title: { es: 'Molino', en: 'Mill' }, symbol: 'MOL' },
  holder: { id: 'h', name: 'Ana Ruiz' },
  distribution: { name: 'Cupón 1', kind: 'INTEREST', record_on: '2026-11-20', documents: [] },
  distributed_at: '2026-11-25T09:00:00Z',
  executed_at: null,
  claimed_at: null,
  processed_at: null,
  delivered_at: null,
} as unknown as EarningJson;

describe('the line of an earning', () => {
  it('says its days apart from what it is: no day stands without its name', () => {
    const row = earningRow(visit, { ...earning, withholding: 1900 } as EarningJson, 'user');
    expect(row.about).toBe('earnings:kind.INTEREST · Cupón 1');
    expect([row.recordOn, row.dates.distributed]).toEqual(['2026-11-20', '2026-11-25']);
  });

  it('is to be claimed for its holder, and paid at the desk, which claims nothing', () => {
    const label = (area: 'user' | 'manager' | 'entrepreneur') => earningRow(visit, earning, area).status.label;
    expect(label('user')).toBe('earnings:status.PAID');
    expect([label('manager'), label('entrepreneur')]).toEqual(['earnings:atDesk.PAID', 'earnings:atDesk.PAID']);
  });

  it('says at the desk that what came to a wallet is in its holder’s', () => {
    const sent = { ...earning, status: 'CLAIMED', claimed_to: 'WALLET', processed_at: 'x', delivered_at: 'x' } as const;
    const label = (area: 'user' | 'manager') => earningRow(visit, sent, area).status.label;
    expect([label('user'), label('manager')]).toEqual(['earnings:status.wallet', 'earnings:atDesk.wallet']);
  });
});
