import { expect, test } from 'vitest';
import { summaryLine } from './summary-line.ts';

test('a label and its mistake read as one line, with one mark between them', () => {
  expect(summaryLine('E-mail', 'Fill in this field.')).toBe('E-mail: Fill in this field.');
  expect(summaryLine('How will you invest?', 'Fill in this field.')).toBe('How will you invest? Fill in this field.');
});
