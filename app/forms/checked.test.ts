import { expect, it } from 'vitest';
import { lossCapacityForm } from '#app/parts/loss-capacity/loss-capacity.form.ts';
import { sophisticatedForm } from '#app/parts/own-sophisticated/ask.form.ts';
import { flag, ticked } from './checked.ts';

const box = ticked('validator.error_accept');

it('a required box is ticked by on, 1 and true, and by nothing else', () => {
  for (const yes of ['on', '1', 'true']) expect(box.safeParse(yes)).toEqual({ success: true, data: true });
  for (const no of ['0', 'false', '', 'off', 'yes', 'On', undefined]) {
    expect(box.safeParse(no).error?.issues[0]?.message).toBe('validator.error_accept');
  }
});

it('a box that may stay open is on by the same words as a required one', () => {
  for (const yes of ['on', '1', 'true']) expect(flag.parse(yes)).toBe(true);
  for (const no of ['0', 'false', '', undefined]) expect(flag.parse(no)).toBe(false);
});

it.each(['on', '1', 'true'])('a required box of a form is ticked by %s: simulation and declaration take it', (yes) => {
  expect(lossCapacityForm('es', '€').safeParse({ ability: '10', certified: yes }).success).toBe(true);
  const asked = sophisticatedForm('INDIVIDUAL').safeParse({ accepted: yes });
  expect(asked.error?.issues.map(({ path }) => path[0])).not.toContain('accepted');
});
