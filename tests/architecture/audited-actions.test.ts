import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import english from '#app/i18n/texts/en/history.json' with { type: 'json' };
import spanish from '#app/i18n/texts/es/history.json' with { type: 'json' };
import { AUDIT_ACTION, AUDIT_FAMILIES } from '#domain/audit/families.ts';

/** What the back end writes into the audit log: every action that it names right after `audit(`, `writeAudit(` or `action:`. */
function auditedActions(): string[] {
  const files = readdirSync('backend', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const named = files.flatMap((name) =>
    readFileSync(path.join('backend', name), 'utf8')
      .split(/[aA]udit\(|\baction:/)
      .slice(1)
      .map((rest) => rest.slice(0, 160).split(/[;{]/)[0] ?? '')
      .flatMap((words) => [...words.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, action = '']) => action)),
  );
  return [...new Set(named)].sort();
}

const actions = auditedActions();

test('every action that the back end writes down is one of a family that managers can look for', () => {
  expect(actions.length).toBeGreaterThan(100);
  expect(actions.filter((action) => !AUDIT_ACTION.test(action))).toEqual([]);
  const families = new Set(actions.map((action) => action.split('.')[0]));
  expect([...families].filter((family) => !AUDIT_FAMILIES.some((known) => known === family))).toEqual([]);
});

test.each([
  ['Spanish', spanish],
  ['English', english],
])('every action that the back end writes down is told in %s', (_, { action: told }) => {
  const words: Readonly<Record<string, unknown>> = told;
  const wordOf = (action: string): unknown => {
    const [family = '', name = ''] = action.split('.');
    const ofFamily = words[family];
    return typeof ofFamily === 'object' && ofFamily !== null ? Reflect.get(ofFamily, name) : undefined;
  };
  expect(actions.filter((action) => typeof wordOf(action) !== 'string')).toEqual([]);
});
