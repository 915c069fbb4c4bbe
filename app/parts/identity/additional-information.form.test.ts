import { expect, test } from 'vitest';
import { additionalAnswers, additionalForm } from './additional-information.form.ts';

const ANSWERS = { occupation: 'Maestra', source_of_funds: 'Ahorro', politically_exposed: 'no' };
const SPOUSE = { spouse_name: 'Luis', spouse_surname: 'Gil', spouse_id_number: '12345678Z' };

test('a spouse is handed on only with a marriage', () => {
  const answersWith = (marital_status?: string) =>
    additionalAnswers(additionalForm.parse({ ...ANSWERS, ...SPOUSE, marital_status }));
  expect(answersWith('MARRIED_COMMUNITY')).toMatchObject(SPOUSE);
  expect(answersWith('MARRIED_SEPARATE')).toMatchObject(SPOUSE);
  for (const status of ['SINGLE', 'DIVORCED', 'WIDOWED', undefined]) {
    expect(Object.keys(answersWith(status)).filter((name) => name.startsWith('spouse'))).toEqual([]);
  }
});

test('whether somebody holds public office must be answered, and no is an answer', () => {
  expect(additionalForm.parse(ANSWERS).politically_exposed).toBe(false);
  expect(additionalForm.parse({ ...ANSWERS, politically_exposed: 'yes' }).politically_exposed).toBe(true);
  expect(additionalForm.safeParse({ ...ANSWERS, politically_exposed: undefined }).success).toBe(false);
});

test('the source of funds must be said by who holds a public office, and may be by anybody', () => {
  const { source_of_funds: _, ...unsaid } = ANSWERS;
  const wrongOf = (answers: object) =>
    additionalForm.safeParse(answers).error?.issues.map(({ path }) => path.join('.'));
  expect(wrongOf(unsaid)).toBeUndefined();
  expect(wrongOf({ ...unsaid, politically_exposed: 'yes' })).toEqual(['source_of_funds']);
  expect(wrongOf({ ...ANSWERS, politically_exposed: 'yes' })).toBeUndefined();
  expect(additionalForm.parse(ANSWERS).source_of_funds).toBe('Ahorro');
});
