import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { ONBOARDING_STEPS } from '#domain/onboarding/steps.ts';
import { afterAct, FLOW_ACTS } from './flow-order.ts';

const USUAL = ONBOARDING_STEPS;
const lists = fc.shuffledSubarray([...USUAL]);
const names = fc.constantFrom(...USUAL);

describe('an act on an order of steps', () => {
  it('never doubles a step, and brings in or takes out no other', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom(...FLOW_ACTS), names, (list, act, name) => {
        const after = afterAct(list, USUAL, act, name);
        expect(new Set(after).size).toBe(after.length);
        const others = (one: readonly string[]) => one.filter((step) => step !== name);
        if (act === 'add' || act === 'remove') expect(others(after)).toEqual(others(list));
        else expect([...after].sort()).toEqual([...list].sort());
        expect(after.includes(name)).toBe(act === 'add' || (act !== 'remove' && list.includes(name)));
      }),
    );
  });

  it('is undone by its opposite', () => {
    fc.assert(
      fc.property(lists, names, (list, name) => {
        const up = afterAct(list, USUAL, 'up', name);
        if (list.indexOf(name) > 0) expect(afterAct(up, USUAL, 'down', name)).toEqual(list);
        else expect(up).toEqual(list);
      }),
    );
  });

  it('puts a phase that is added at its own place, so that phases stay in their order', () => {
    fc.assert(
      fc.property(fc.subarray([...ISSUANCE_STATUSES]), fc.constantFrom(...ISSUANCE_STATUSES), (list, name) => {
        const after = afterAct(list, ISSUANCE_STATUSES, 'add', name);
        expect(after).toEqual(ISSUANCE_STATUSES.filter((one) => list.includes(one) || one === name));
      }),
    );
  });
});
