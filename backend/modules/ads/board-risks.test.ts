import { describe, expect, it } from 'vitest';
import { riskProblems } from './board-risks.ts';

const WARNED = { warningAboveCents: 100_000n };
const BOTH = { risk_loss: true, risk_liquidity: true };

describe('the risks of a buyer', () => {
  it('are asked of nobody who is sophisticated, whatever the amount', () => {
    expect(riskProblems({ warningAboveCents: null }, 10n ** 9n, {})).toEqual({});
  });

  it('are accepted both, each at its own field', () => {
    expect(Object.keys(riskProblems(WARNED, 1n, {}))).toEqual(['risk_loss', 'risk_liquidity']);
    expect(Object.keys(riskProblems(WARNED, 1n, { risk_loss: true }))).toEqual(['risk_liquidity']);
    expect(riskProblems(WARNED, 1n, BOTH)).toEqual({});
  });

  it('are warned of by a typed word from the first cent above the threshold on', () => {
    expect(riskProblems(WARNED, 100_000n, BOTH)).toEqual({});
    expect(Object.keys(riskProblems(WARNED, 100_001n, BOTH))).toEqual(['warning_typed']);
    for (const warning_typed of ['acepto', ' Acepto ', 'I ACCEPT'])
      expect(riskProblems(WARNED, 100_001n, { ...BOTH, warning_typed })).toEqual({});
    for (const warning_typed of ['', 'si', 'acepto todo'])
      expect(Object.keys(riskProblems(WARNED, 100_001n, { ...BOTH, warning_typed }))).toEqual(['warning_typed']);
  });
});
