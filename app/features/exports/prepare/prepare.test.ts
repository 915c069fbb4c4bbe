import { expect, test } from 'vitest';
import { problemOfIssue } from '#app/forms/issue-problem.ts';
import { boxOf, prepareForm } from './prepare.form.ts';

/** The first problem of each field. */
function problems(fields: Record<string, string>, area: 'manager' | 'entrepreneur' = 'manager') {
  const read = prepareForm('investments', area).safeParse(fields);
  const issues = read.error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), problemOfIssue(issue).key]));
}

test('a file needs one column at least, and of personal ones the purpose; both are told at once with what else is wrong', () => {
  expect(problems({ format: 'CSV', [boxOf('reference')]: 'on' })).toEqual({});
  expect(problems({ format: 'CSV' })).toEqual({ [boxOf('reference')]: 'exports:prepare.noColumn' });
  expect(problems({ format: 'CSV', [boxOf('investor')]: 'on' })).toEqual({ purpose: 'exports:prepare.needsPurpose' });
  expect(Object.keys(problems({ format: 'PDF', [boxOf('investor')]: 'on' }))).toEqual(['format', 'purpose']);
  expect(problems({ format: 'CSV', [boxOf('investor')]: 'on', purpose: 'Comprobación anual' })).toEqual({});
  expect(Object.keys(problems({ format: 'XLSX', [boxOf('reference')]: 'on', purpose: 'x'.repeat(10_000) }))).toEqual([
    'purpose',
  ]);
});

test('a manager’s column does not count as ticked where an issuer sends it', () => {
  expect(problems({ format: 'CSV', [boxOf('email')]: 'on' }, 'entrepreneur')).toEqual({
    [boxOf('reference')]: 'exports:prepare.noColumn',
  });
});

test.each(['on', '1', 'true'])('a column’s box counts as ticked by %s, as every box does', (word) => {
  expect(problems({ format: 'CSV', [boxOf('reference')]: word })).toEqual({});
});

test.each(['0', 'false', ''])('a column’s box that says %j is not ticked', (word) => {
  expect(problems({ format: 'CSV', [boxOf('reference')]: word })).toEqual({
    [boxOf('reference')]: 'exports:prepare.noColumn',
  });
});
