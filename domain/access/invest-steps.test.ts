import { describe, expect, it } from 'vitest';
import { mayEnter } from './access.ts';
import { INVEST_STEPS } from './invest-steps.ts';
import { layoutOf, ruleOf } from './route-table.ts';

describe('the steps of an investment', () => {
  it('are sixteen, each named once', () => {
    expect(new Set(INVEST_STEPS).size).toBe(16);
  });

  it.each(INVEST_STEPS)('%s stands under its project, in the frame of an investment', (step) => {
    const path = `/invest/some-project/${step}`;
    expect(ruleOf(path)?.path).toBe(`/invest/{slug}/${step}`);
    expect(layoutOf(path)).toBe('invest');
  });

  it.each(INVEST_STEPS)('%s opens to investors alone', (step) => {
    const access = ruleOf(`/invest/some-project/${step}`)?.access;
    if (!access) throw new Error(`${step} has no rule`);
    expect(mayEnter(access, ['USER'])).toBe(true);
    expect(mayEnter(access, ['PREMIUM_USER'])).toBe(true);
    expect(mayEnter(access, ['ENTREPRENEUR'])).toBe(false);
    expect(mayEnter(access, null)).toBe(false);
  });
});
