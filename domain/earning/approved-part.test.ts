import { describe, expect, it } from 'vitest';
import { approvedPart } from './approved-part.ts';

const TODAY = '2026-11-26';
const dividend = { instalmentOn: null, approvedOn: '2026-10-12', fundedOn: null, missingCents: 5_000n };

describe('a part that is approved and not paid', () => {
  it('waits for the issuer since its approval while a cent is missing, and names no day as it has none', () => {
    expect(approvedPart({ ...dividend, missingCents: 1n }, TODAY)).toEqual({
      state: 'AWAITED',
      on: null,
      since: '2026-10-12',
    });
  });

  it('waits for the platform since the money came', () => {
    const here = { ...dividend, missingCents: 0n, fundedOn: '2026-11-02' };
    expect(approvedPart(here, TODAY)).toEqual({ state: 'APPROVED', on: null, since: '2026-11-02' });
  });

  it('has the day of its schedule up to that day itself', () => {
    for (const missingCents of [0n, 5n]) {
      expect(approvedPart({ ...dividend, missingCents, instalmentOn: TODAY }, TODAY).on).toBe(TODAY);
      expect(approvedPart({ ...dividend, missingCents, instalmentOn: '2026-12-01' }, TODAY).on).toBe('2026-12-01');
    }
  });

  it('is late since the day of its schedule once that has passed without the money, and only then', () => {
    const passed = { ...dividend, instalmentOn: '2026-11-25' };
    expect(approvedPart(passed, TODAY)).toEqual({ state: 'LATE', on: '2026-11-25', since: '2026-11-25' });
    expect(approvedPart({ ...passed, missingCents: 0n }, TODAY)).toMatchObject({ state: 'APPROVED', on: null });
  });
});
