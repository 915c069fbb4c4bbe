import { describe, expect, test } from 'vitest';
import { SERVED } from '#backend/served.ts';
import { ACTIONS, type Action } from '#domain/access/permissions.ts';

/** Actions of screens that are still to be written: a line leaves here with its endpoint. */
const TO_COME: readonly Action[] = ['investment.read_own', 'issuance.read_investors', 'user.read'];

describe('the table of permissions', () => {
  const endpoints = SERVED.map(({ endpoint }) => endpoint);

  test('decides every endpoint that changes something for somebody who is signed in', () => {
    const undecided = endpoints.filter(
      ({ method, caller, action }) => method !== 'GET' && caller !== 'anyone' && !action,
    );
    expect(undecided.map(({ id }) => id)).toEqual([]);
  });

  test('names nothing that no endpoint does, but for what is still to come', () => {
    const done = new Set(endpoints.map(({ action }) => action));
    expect(ACTIONS.filter((action) => !done.has(action) && !TO_COME.includes(action))).toEqual([]);
    expect(TO_COME.filter((action) => done.has(action))).toEqual([]);
  });
});
