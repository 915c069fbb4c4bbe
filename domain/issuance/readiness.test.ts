import { expect, it } from 'vitest';
import { INFORMATION_SHEET, type Missing } from './project-sections.ts';
import { missingBefore, partsReady } from './readiness.ts';

const lacking = (section: Missing['section'], field: string): Missing => ({ section, field, lang: null, why: 'empty' });

it('counts the parts that a phase asks for, and the information sheet as one before the pre-campaign', () => {
  expect(partsReady('PRE_CAMPAIGN', [])).toEqual({ count: 7, total: 7 });
  const missing = [
    lacking('texts', 'market'),
    lacking('texts', 'projections'),
    lacking('documents', INFORMATION_SHEET),
    lacking('team', 'team'),
  ];
  expect(missingBefore('PRE_CAMPAIGN', missing)).toHaveLength(3);
  expect(partsReady('PRE_CAMPAIGN', missing)).toEqual({ count: 5, total: 7 });
  expect(partsReady('CAMPAIGN', missing)).toEqual({ count: 6, total: 9 });
});
