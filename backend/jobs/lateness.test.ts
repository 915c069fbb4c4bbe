import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { isLate, isOverdue, type RunFacts } from './lateness.ts';
import { SCHEDULED_NAMES, SCHEDULES } from './queues.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const HOUR = 3_600;
const DAY = 24 * HOUR;
const ago = (seconds: number) => NOW - seconds * 1000;

const facts = (everySeconds: number, done: number | null, tried = done, known = 30 * DAY): RunFacts => ({
  everySeconds,
  knownSince: ago(known),
  triedAt: tried === null ? null : ago(tried),
  doneAt: done === null ? null : ago(done),
});

describe('a job is late', () => {
  test('a job is late after three of its periods, and not a second earlier', () => {
    expect(isLate(facts(60, 180), NOW, DAY)).toBe(false);
    expect(isLate(facts(60, 181), NOW, DAY)).toBe(true);
    expect(isLate(facts(DAY, 3 * DAY), NOW, DAY)).toBe(false);
    expect(isLate(facts(DAY, 3 * DAY + 1), NOW, DAY)).toBe(true);
  });

  test('a job that never ran is late three periods after it was installed', () => {
    expect(isLate(facts(60, null, null, 100), NOW, DAY)).toBe(false);
    expect(isLate(facts(60, null, null, 200), NOW, DAY)).toBe(true);
  });

  test('however often it was tried: only what ran through counts', () => {
    expect(isLate(facts(60, 181, 1), NOW, DAY)).toBe(true);
  });

  test('a job is not late where the process has just started after a week off', () => {
    expect(isLate(facts(60, 7 * DAY), NOW, 5)).toBe(false);
    expect(isLate(facts(60, 7 * DAY), NOW, 181)).toBe(true);
    expect(isLate(facts(DAY, 7 * DAY), NOW, 899)).toBe(false);
    // What is overdue runs right after the start: a daily job is not waited for three days long.
    expect(isLate(facts(DAY, 7 * DAY), NOW, 901)).toBe(true);
  });
});

describe('a job is begun outside its timetable', () => {
  test('a job that never ran is begun outside its timetable', () =>
    expect(isOverdue(facts(DAY, null), NOW)).toBe(true));

  test('a job whose hour passed while the product was off is begun outside its timetable', () => {
    expect(isOverdue(facts(DAY, 25 * HOUR), NOW)).toBe(true);
    expect(isOverdue(facts(DAY, 23 * HOUR), NOW)).toBe(false);
  });

  test('a job between two punctual ticks is not begun outside its timetable', () =>
    expect(isOverdue(facts(60, 110), NOW)).toBe(false));

  test('a job that fails is not begun again and again outside its timetable', () => {
    expect(isOverdue(facts(DAY, 2 * DAY, 600), NOW)).toBe(false);
    expect(isOverdue(facts(DAY, 2 * DAY, HOUR + 1), NOW)).toBe(true);
    expect(isOverdue(facts(60, 600, 30), NOW)).toBe(false);
    expect(isOverdue(facts(60, 600, 61), NOW)).toBe(true);
  });
});

test('each period is the one of its cron expression, as the queue itself reads it', () => {
  // pg-boss's own reader of cron expressions.
  const fromPgBoss = createRequire(createRequire(import.meta.url).resolve('pg-boss'));
  const { parseExpression } = fromPgBoss('cron-parser') as {
    parseExpression(cron: string, options: object): { next(): { getTime(): number } };
  };
  for (const name of SCHEDULED_NAMES) {
    const { cron, everySeconds } = SCHEDULES[name];
    const moments = parseExpression(cron, { tz: 'UTC', currentDate: new Date(NOW) });
    let before = moments.next().getTime();
    for (let n = 0; n < 200; n++) {
      const next = moments.next().getTime();
      expect((next - before) / 1000, `${name}: ${cron}`).toBe(everySeconds);
      before = next;
    }
  }
});
