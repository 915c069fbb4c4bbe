import { describe, expect, test } from 'vitest';
import { SERVED } from '#backend/served.ts';
import { ACTIONS } from '#domain/access/permissions.ts';

describe('the table of permissions', () => {
  const endpoints = SERVED.map(({ endpoint }) => endpoint);

  test('decides every endpoint that changes something for somebody who is signed in', () => {
    const undecided = endpoints.filter(
      ({ method, caller, action }) => method !== 'GET' && caller !== 'anyone' && !action,
    );
    expect(undecided.map(({ id }) => id)).toEqual([]);
  });

  test('names nothing that no endpoint does', () => {
    const done = new Set(endpoints.map(({ action }) => action));
    expect(ACTIONS.filter((action) => !done.has(action))).toEqual([]);
  });
});
