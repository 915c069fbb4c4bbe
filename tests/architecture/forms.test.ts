import { expect, test } from 'vitest';
import { sourceFiles, TYPESCRIPT } from './source-files.ts';

/** A rule on a whole object of zod's: it waits until every field is right, and hides behind what is wrong in one. */
const WAITS = /^\s*\}\)\s*\.(superRefine|refine|check)\(|\.superRefine\(\(\{|addIssue\([^)]*path:/m;

test('rules between the fields of a form do not wait until each field is right', () => {
  const waiting = sourceFiles(TYPESCRIPT).filter(
    ({ path, text }) => path.startsWith('app/') && text.includes('zod') && WAITS.test(text),
  );
  expect(waiting.map(({ path }) => path)).toEqual(['app/forms/across-fields.ts']);
});

test('screens never write the bounds of a field: its schema declares them, and the loader sends them by formOf', () => {
  const BOUND = /\s(minLength|maxLength|min|max|pattern)(=|: )["'{\d]/;
  const writers = sourceFiles(TYPESCRIPT).filter(
    ({ path, text }) => /^app\/(features|parts|forms|lists)\/.*\.tsx$/.test(path) && BOUND.test(text),
  );
  expect(writers.map(({ path }) => path)).toEqual([]);
});

test('forms are checked and answered by app/forms alone: features say it by formAct', () => {
  const OWN = /parse-form\.server|form-failure\.server|ask-once\.server.*askOnce|new ApiFailure.*formReply/;
  const strangers = sourceFiles(TYPESCRIPT).filter(
    ({ path, text }) => /^app\/(features|parts|routes)\//.test(path) && !path.endsWith('.test.ts') && OWN.test(text),
  );
  expect(strangers.map(({ path }) => path)).toEqual([]);
});

test('a length of a text that somebody types stands in contract/fields.ts alone', () => {
  const LENGTH = /z\.string\(\)(\.trim\(\))?(\.toLowerCase\(\))?\.(min|max)\(/;
  const forms = sourceFiles(TYPESCRIPT).filter(({ path, text }) => path.endsWith('.form.ts') && LENGTH.test(text));
  expect(forms.map(({ path }) => path)).toEqual([]);
});

test('a browser says nothing of a form that asks for something: the page does, all at once and in its own language', () => {
  const FORM = /<(form|Form)\b((?:[^>{]|\{[^}]*\})*)>([\s\S]*?)<\/\1>/g;
  const ASKS = /<(?:\w+Field|ChoiceGroup|textarea|select|input(?![^>]*type="hidden"))\b/;
  // What is only sought has no bounds, but for days and what is needed.
  const STRICT = /<DateFilter\b|type="date"|\brequired\b|\{more\}/;
  const bubbling = sourceFiles(/^app\/.*\.tsx$/).flatMap(({ path, text }) =>
    [...text.matchAll(FORM)]
      .filter(
        ([, , is = '', holds = '']) =>
          !/noValidate|method="dialog"/.test(is) && (/method="get"/.test(is) ? STRICT : ASKS).test(holds),
      )
      .map(([, , is = '']) => `${path}: ${is.trim()}`),
  );
  expect(bubbling).toEqual([]);
});

test('a field with its unit has one ring round both: its input says so', () => {
  const inputs = sourceFiles(/^app\/.*\.tsx$/).flatMap(({ path, text }) =>
    [...text.matchAll(/<input\b((?:[^>{]|\{[^}]*\})*)>/g)]
      .filter(([, is = '']) => is.includes('affixInput'))
      .map(([, is = '']) => ({ path, isRinged: is.includes('data-ring="outside"') })),
  );
  expect(inputs.length).toBeGreaterThan(1);
  expect(inputs.filter(({ isRinged }) => !isRinged)).toEqual([]);
});
