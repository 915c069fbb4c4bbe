import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterAct,
  COMPLAINT_ACTS,
  COMPLAINT_STAGE,
  COMPLAINT_STATES,
  conflictOf,
  isOpenComplaint,
} from './complaint.ts';

const state = fc.constantFrom(...COMPLAINT_STATES);
const acts = fc.array(fc.constantFrom(...COMPLAINT_ACTS), { maxLength: 20 });

describe('a complaint', () => {
  it('stays as it ended once it is over, whatever is tried', () => {
    for (const over of COMPLAINT_STATES.filter((each) => !isOpenComplaint(each)))
      for (const act of COMPLAINT_ACTS) expect(afterAct(over, act)).toBeNull();
  });

  it('can be withdrawn as long as it is open', () => {
    for (const each of COMPLAINT_STATES)
      expect(afterAct(each, 'withdraw')).toBe(isOpenComplaint(each) ? 'WITHDRAWN' : null);
  });

  it('is decided only once it was admitted, by any way that it takes', () => {
    fc.assert(
      fc.property(acts, (tried) => {
        let [at, admitted]: [(typeof COMPLAINT_STATES)[number], boolean] = ['RECEIVED', false];
        for (const act of tried) {
          const next = afterAct(at, act);
          admitted ||= next !== null && act === 'admit';
          at = next ?? at;
        }
        expect(at !== 'DECIDED' || admitted).toBe(true);
        expect(at !== 'INADMISSIBLE' || !admitted).toBe(true);
      }),
    );
  });

  it('waits for somebody exactly while it is open', () => {
    fc.assert(
      fc.property(state, (each) => {
        expect(['house', 'investor'].includes(COMPLAINT_STAGE[each])).toBe(isOpenComplaint(each));
      }),
    );
  });

  it('is nobody’s to decide who filed it, or whose project it is about', () => {
    const sides = { complainant: 'a', issuer: 'b' };
    expect(['a', 'b', 'c'].map((manager) => conflictOf(manager, sides))).toEqual(['own', 'project', null]);
    expect(conflictOf('c', { complainant: 'a', issuer: null })).toBeNull();
  });
});
