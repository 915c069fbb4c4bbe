import { expect, test } from 'vitest';
import { SUITE_STEPS, type SuiteContract, suite } from './suite.ts';

const ADDRESS = `0x${'a1'.repeat(20)}`;
const OWNER = `0x${'b2'.repeat(20)}`;

test('each step of the suite comes after all that it needs, and makes one thing once', () => {
  const there = new Set<string>();
  for (const { step, needs, on } of SUITE_STEPS) {
    expect([step, needs.filter((need) => !there.has(need))]).toEqual([step, []]);
    if (on) expect([step, there.has(on)]).toEqual([step, true]);
    expect([step, there.has(step)]).toEqual([step, false]);
    there.add(step);
  }
});

test('every contract of the suite is in the packages as its makers compiled it, and takes what its step gives', async () => {
  const contracts = await suite();
  for (const { step, on, method, args } of SUITE_STEPS) {
    const { abi, bytecode } = contracts[on ?? (step as SuiteContract)];
    if (!on) expect([step, /^0x[0-9a-f]{2000,}$/.test(bytecode)]).toEqual([step, true]);
    const entry = abi.find((one) => (on ? one.type === 'function' && one.name === method : one.type === 'constructor'));
    const asked = entry && 'inputs' in entry ? entry.inputs.length : 0;
    expect([step, args(() => ADDRESS, OWNER).length]).toEqual([step, asked]);
  }
});
