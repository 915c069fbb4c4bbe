/** Reads the reports that the stages of `npm test` leave: how many passed, and what failed with its words. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './environment.mjs';

/** What a stage wrote down, or null where it came to nothing. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @returns {{ passed: number, failed: number, skipped: number }} */
export function vitestCounts(report) {
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  // A file that could not even be loaded is a failed suite without a failed test.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Each failed test with what it said. */
export function vitestFailures(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ test: file, words: message ?? '' }];
    return failed.map((each) => ({ test: `${file} › ${each.fullName}`, words: each.failureMessages.join('\n') }));
  });
}

/** A journey that passed at its second try counts as passed. */
export function playwrightCounts(report) {
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** Each failed journey with what it said at its last try. */
export function playwrightFailures(report) {
  return journeysThat('unexpected', report, (results) => results.at(-1));
}

/** Each journey that passed at its second try alone, with what it said at the first. */
export function playwrightShaky(report) {
  return journeysThat('flaky', report, (results) => results.find(({ status }) => status !== 'passed'));
}

function journeysThat(wanted, report, tryOf) {
  const inside = ({ suites = [], specs = [] }) => [
    ...specs
      .map(({ file, title, tests }) => ({ file, title, tests: tests.filter(({ status }) => status === wanted) }))
      .filter(({ tests }) => tests.length > 0)
      .map(({ file, title, tests }) => ({
        test: `${file} › ${title}`,
        words: tests
          .map(({ projectName, results }) => `${projectName}: ${tryOf(results)?.error?.message ?? ''}`)
          .join('\n'),
      })),
    ...suites.flatMap(inside),
  ];
  return inside(report ?? {});
}
