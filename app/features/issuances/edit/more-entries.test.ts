import { expect, test } from 'vitest';
import { withTyped } from './more-entries.ts';

const person = (place: number) => ({
  key: `team_${place}`,
  title: `Persona ${place}`,
  rows: [[{ kind: 'line' as const, name: `team_${place}_name`, label: 'Nombre' }]],
});

test('a text that was typed behind the last place of a list has a place of its own, and empty fields make none', () => {
  const groups = [{ key: 'headline', rows: [] }, person(1), person(2)];
  const typed = { team_1_name: 'Ana', team_4_name: 'Eva', team_6_name: '' };
  expect(withTyped(groups, typed)).toEqual([...groups, person(3), person(4)]);
  expect(withTyped(groups, { team_2_name: 'Ana' })).toEqual(groups);
  expect(withTyped(groups, null)).toEqual(groups);
});
