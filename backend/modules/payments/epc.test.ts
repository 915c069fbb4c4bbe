import { describe, expect, it } from 'vitest';
import { epcText } from './epc.ts';

const transfer = {
  bic: 'CAIXESBBXXX',
  holder: 'Aurora Capital PSFP SL',
  iban: 'ES91 2100 0418 4502 0005 1332',
  amountCents: 125_005n,
  reference: 'ACD-EFG-HJK',
  currency: 'EUR',
};

describe('the text of a payment QR', () => {
  it('has the lines of EPC069-12 in their order', () => {
    expect(epcText(transfer)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'CAIXESBBXXX',
      'Aurora Capital PSFP SL',
      'ES9121000418450200051332',
      'EUR1250.05',
      '',
      '',
      'ACD-EFG-HJK',
    ]);
  });

  it('cuts the name at 70 signs and never breaks a line with it', () => {
    const lines = epcText({ ...transfer, holder: `A\n${'ñ'.repeat(90)}` })?.split('\n') ?? [];
    expect(lines).toHaveLength(11);
    expect([...(lines[5] ?? '')]).toHaveLength(70);
  });

  it('is none in another currency, for nothing, or past what the format carries', () => {
    expect(epcText({ ...transfer, currency: 'USD' })).toBeNull();
    expect(epcText({ ...transfer, amountCents: 0n })).toBeNull();
    expect(epcText({ ...transfer, amountCents: 100_000_000_000n })).toBeNull();
  });
});
