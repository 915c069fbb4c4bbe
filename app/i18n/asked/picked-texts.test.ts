import { expect, it } from 'vitest';
import { pickedTexts } from './picked-texts.ts';

const TEXTS = {
  ui: { close: 'Close', step: { one: 'One', two: 'Two' }, days_one: 'A day', days_other: '{{count}} days' },
  users: { 'role.name': 'Role', held: 'See $t(ui:step.{{which}}), $t(ui:days, { "count": 2 })', title: 'People' },
};

it('picked texts are those that fit a pattern, in all forms of a text that counts, and nothing else', () => {
  expect(pickedTexts(TEXTS, ['ui:days', 'ui:clos', 'users:tit*'])).toEqual({
    ui: { days_one: 'A day', days_other: '{{count}} days' },
    users: { title: 'People' },
  });
});

it('picked texts bring those that they hold', () => {
  expect(pickedTexts(TEXTS, ['users:held'])).toEqual({
    ui: { step: TEXTS.ui.step, days_one: 'A day', days_other: '{{count}} days' },
    users: { held: TEXTS.users.held },
  });
});

it('picked texts leave out what is there already, and keep a key with a dot as it is', () => {
  const there = pickedTexts(TEXTS, ['ui:step.one']);
  expect(pickedTexts(TEXTS, ['ui:step.*', 'users:role.*'], there)).toEqual({
    ui: { step: { two: 'Two' } },
    users: { 'role.name': 'Role' },
  });
});
