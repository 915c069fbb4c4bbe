import { describe, expect, it } from 'vitest';
import { DISTRIBUTION_COLUMNS } from '#domain/export/earning-columns.ts';
import { statusChip } from './status-chip.ts';

const t = ((key: string) => key) as never;

describe('the state of a distribution', () => {
  it('waits for a manager with the tone of what is theirs to act on, and for everybody else of what goes on', () => {
    expect(statusChip({ t }, 'PROPOSED', 'manager')).toEqual({
      label: 'distributions:status.PROPOSED',
      tone: 'caution',
    });
    expect(statusChip({ t }, 'PROPOSED', 'entrepreneur').tone).toBe('progress');
    for (const area of ['manager', 'entrepreneur'] as const)
      expect(statusChip({ t }, 'REJECTED', area).tone).toBe('negative');
  });

  it('is named by the same words in lists and in their export', () => {
    expect(DISTRIBUTION_COLUMNS.status.words.named).toBe('distributions:status');
  });
});
