import { expect, test } from 'vitest';
import { lossCapacityForm } from './loss-capacity.form.ts';

test('the result is read as the language writes money', () => {
  expect(lossCapacityForm('es', '€').parse({ ability: '4.000,50 €', certified: 'on' }).ability).toBe(400_050n);
  expect(lossCapacityForm('en', '€').parse({ ability: '4,000.50', certified: 'on' }).ability).toBe(400_050n);
  expect(lossCapacityForm('es', '€').parse({ ability: '0', certified: 'on' }).ability).toBe(0n);
});

test('a loss capacity is never below zero, and never taken without its certification', () => {
  const paths = (form: Record<string, string>) =>
    lossCapacityForm('es', '€')
      .safeParse(form)
      .error?.issues.map(({ path }) => path.join('.'));
  expect(paths({ ability: '-1', certified: 'on' })).toEqual(['ability']);
  expect(paths({ ability: '1' })).toEqual(['certified']);
});

test('the figures behind a loss capacity are not sent to the API, even when somebody posts them', () => {
  const read = lossCapacityForm('es', '€').parse({ ability: '1', certified: 'on', income: '9', assets: '9' });
  expect(Object.keys(read).sort()).toEqual(['ability', 'certified']);
});
