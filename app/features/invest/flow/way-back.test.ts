import { expect, test } from 'vitest';
import type { RailStage, RailStep } from '#app/ui/steps/stages.ts';
import { wayBack } from './way-back.ts';

const step = (key: string, more: Partial<RailStep> = {}): RailStep => ({
  ...{ key, label: `Step ${key}`, state: 'done', here: false, href: `/invest/a/${key}` },
  ...more,
});
const stage = (...steps: RailStep[]): RailStage => ({ ...step('stage'), steps, filled: 0 });
const project = { name: null, href: '/project' };

test('a step leads back to the one before it, also where that stands in another stage', () => {
  const stages = [stage(step('1'), step('2')), stage(step('3', { here: true, state: 'now' }), step('4'))];
  expect(wayBack(stages, '/project')).toEqual({ name: 'Step 2', href: '/invest/a/2' });
});

test('the first step, one after what cannot be opened again, and a page without steps lead back to the project', () => {
  expect(wayBack([stage(step('1', { here: true }), step('2'))], '/project')).toEqual(project);
  expect(wayBack([stage(step('1', { href: undefined }), step('2', { here: true }))], '/project')).toEqual(project);
  expect(wayBack([], '/project')).toEqual(project);
});

test('a page that is no step of the flow, as the last one, leads back nowhere', () => {
  expect(wayBack([stage(step('1'), step('2'))], '/project')).toBeNull();
});
