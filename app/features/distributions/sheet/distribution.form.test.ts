import { describe, expect, it } from 'vitest';
import { approveForm, payOneForm, returnForm } from './distribution.form.ts';

const approve = (net: string, lang: 'es' | 'en' = 'es') => approveForm('9720.00', lang, '€').safeParse({ net });

describe('the net total that an approver types', () => {
  it.each([
    ['9.720,00', 'es'],
    ['9720', 'es'],
    ['9.720,00 €', 'es'],
    ['9,720.00', 'en'],
  ] as const)('is taken as %s in %s', (typed, lang) => {
    expect(approve(typed, lang).data).toEqual({ net: '9720.00' });
  });

  it.each(['9.719,99', '9.720,01', '0', '12.000,00'])('is refused at its field as %s', (typed) => {
    expect(approve(typed).error?.issues[0]).toMatchObject({ path: ['net'], message: 'distributions:approve.wrong' });
  });

  it('is refused as no money where it is none', () => {
    const issues = approve('nueve mil').error?.issues ?? [];
    expect(issues.map(({ path }) => path)).toEqual([['net']]);
    expect(issues[0]?.message).not.toBe('distributions:approve.wrong');
  });
});

describe('the transfer that gives money back', () => {
  const today = new Date().toISOString().slice(0, 10);

  it('has a day and the bank’s reference', () => {
    expect(returnForm.safeParse({ sent_on: today, bank_reference: 'TRF-77' }).success).toBe(true);
  });

  it('says both at once where both are wrong', () => {
    const { error } = returnForm.safeParse({ sent_on: '2026-02-30', bank_reference: '' });
    expect(error?.issues.map(({ path }) => path[0]).sort()).toEqual(['bank_reference', 'sent_on']);
  });

  it('is not to come a year from now', () => {
    expect(returnForm.safeParse({ sent_on: '2999-01-01', bank_reference: 'TRF-77' }).success).toBe(false);
  });
});

it('one part is paid by its own id alone', () => {
  expect(payOneForm.safeParse({ earning_id: '00000000-0000-4000-8000-000000000001' }).success).toBe(true);
  expect(payOneForm.safeParse({ earning_id: 'all' }).success).toBe(false);
});
