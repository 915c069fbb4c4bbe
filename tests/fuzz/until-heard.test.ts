import { expect, test } from 'vitest';
import { untilHeard } from './support/until-heard.ts';

const JSON_TYPE = 'application/json';

/** What stands of answers that come one after the other, and how many were asked for. */
async function heard(...answers: { status: number; type: string }[]) {
  const left = answers.map((answer) => ({ ...answer, text: '' }));
  const seen = await untilHeard(async () => left.shift() ?? { status: 200, type: JSON_TYPE, text: '' }, {});
  return { status: seen.status, asked: answers.length - left.length };
}

test('an answer that stands is asked for once, "not now" and what was never read once more', async () => {
  const yes = { status: 200, type: JSON_TYPE };
  expect(await heard({ status: 408, type: JSON_TYPE }, yes)).toEqual({ status: 408, asked: 1 });
  expect(await heard({ status: 500, type: '' }, yes)).toEqual({ status: 500, asked: 1 });
  expect(await heard({ status: 503, type: JSON_TYPE }, yes)).toEqual({ status: 200, asked: 2 });
  expect(await heard({ status: 408, type: '' }, yes)).toEqual({ status: 200, asked: 2 });
});
