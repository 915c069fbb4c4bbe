import { describe, expect, it } from 'vitest';
import { amountsOf, mainAmount, proposeForm } from './propose.form.ts';

const typed = {
  name: 'Interés, 2.º semestre',
  kind: 'INTEREST',
  amount: '1.234,50',
  capital: '100',
  record_on: '2026-11-20',
  note: '',
};
const read = (over: Partial<typeof typed> = {}) => proposeForm('es', '€').safeParse({ ...typed, ...over });

describe('the form that proposes a distribution', () => {
  it('reads money as people write it, and names each amount as the API does', () => {
    const { data } = read();
    expect(data).toMatchObject({ kind: 'INTEREST', amount: '1234.50', capital: '100.00' });
    expect(data && amountsOf(data)).toEqual({ income: '1234.50', gain: '0.00', capital: '100.00' });
  });

  it('puts the amount where its kind has it', () => {
    expect(mainAmount('CAPITAL_GAIN')).toBe('gain');
    expect(amountsOf({ kind: 'CAPITAL_GAIN', amount: '5.00', capital: null })).toEqual({
      income: '0.00',
      gain: '5.00',
      capital: '0.00',
    });
    expect(amountsOf({ kind: 'CAPITAL_RETURN', amount: '5.00', capital: null })).toEqual({
      income: '0.00',
      gain: '0.00',
      capital: '5.00',
    });
  });

  it('refuses capital beside capital, a day that is none and money that is none, all at once', () => {
    const problems = read({ kind: 'CAPITAL_RETURN', record_on: '2026-02-30', amount: 'mil' }).error?.issues;
    expect(problems?.map(({ path }) => path[0]).sort()).toEqual(['amount', 'capital', 'record_on']);
  });
});
