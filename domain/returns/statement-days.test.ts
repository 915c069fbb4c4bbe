import { describe, expect, it } from 'vitest';
import { statementProblems } from './statement-days.ts';

const TODAY = '2026-11-25';

describe('the days of a statement', () => {
  it('are taken in their order up to today, also where both are one', () => {
    expect(statementProblems({ from: '2026-01-01', to: TODAY }, TODAY)).toEqual({});
    expect(statementProblems({ from: TODAY, to: TODAY }, TODAY)).toEqual({});
  });

  it('are refused where one is to come, at its field', () => {
    expect(Object.keys(statementProblems({ from: '2026-11-26', to: '2026-11-27' }, TODAY))).toEqual(['from']);
    expect(Object.keys(statementProblems({ from: '2026-11-01', to: '2026-11-26' }, TODAY))).toEqual(['to']);
  });

  it('are refused the wrong way round, and further apart than ten years', () => {
    expect(statementProblems({ from: '2026-03-02', to: '2026-03-01' }, TODAY).to).toMatchObject({
      params: { min: '2026-03-02' },
    });
    expect(Object.keys(statementProblems({ from: '2015-01-01', to: '2025-01-02' }, TODAY))).toEqual(['to']);
  });
});
