import { printTable } from './table.ts';

interface Goal {
  what: string;
  measured: string;
  goal: string;
  met: boolean;
}

const goals: Goal[] = [];

/** Notes what a goal of design asked for and what was measured. Nothing fails by it: machines differ, and what misses is to be read. */
export function goal(what: string, measured: string, wanted: string, met: boolean): void {
  goals.push({ what, measured, goal: wanted, met });
}

/** `value` against the most that it may be. */
export function atMost(what: string, value: number, most: number, unit = '×'): void {
  goal(what, `${rounded(value)}${unit}`, `at most ${most}${unit}`, value <= most);
}

/** `value` against the least that it may be. */
export function atLeast(what: string, value: number, least: number, unit = '×'): void {
  goal(what, `${rounded(value)}${unit}`, `at least ${least}${unit}`, value >= least);
}

/** Prints what was noted since the last time. */
export function printGoals(): void {
  const rows = goals
    .splice(0)
    .map(({ what, measured, goal: wanted, met }) => [what, measured, wanted, met ? 'met' : 'MISSED']);
  console.log('');
  printTable(['goal', 'measured', 'wanted', ''], rows);
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2).replace(/\.?0+$/, '');
}
