import { expect, test } from 'vitest';
import { registerForm } from './register.form.ts';

const PERSON = {
  first_name: 'Ana',
  last_name: 'López',
  email: 'ana@persona.test',
  password: 'una-clave-bien-larga',
  terms: 'on',
};

const wrongOf = (change: object) =>
  registerForm([], false)
    .safeParse({ ...PERSON, ...change })
    .error?.issues.map(({ path }) => path.join('.'));

test('a password that a script can show is typed once', () => {
  expect(wrongOf({})).toBeUndefined();
});

test('a password that was asked for twice must be the same twice, and a second one that comes is compared whoever sends it', () => {
  expect(wrongOf({ typed_twice: '1', password_again: PERSON.password })).toBeUndefined();
  expect(wrongOf({ typed_twice: '1' })).toEqual(['password_again']);
  expect(wrongOf({ typed_twice: '1', password_again: 'otra' })).toEqual(['password_again']);
  expect(wrongOf({ password_again: 'otra' })).toEqual(['password_again']);
});

test('the texts of a registration, and news where they are a condition, are accepted by on, 1 and true', () => {
  const asked = registerForm([], true);
  for (const yes of ['on', '1', 'true'])
    expect(asked.safeParse({ ...PERSON, terms: yes, commercial: yes }).success).toBe(true);
  for (const no of ['0', 'false', undefined])
    expect(asked.safeParse({ ...PERSON, terms: no, commercial: no }).error?.issues.map(({ path }) => path[0])).toEqual([
      'terms',
      'commercial',
    ]);
});
