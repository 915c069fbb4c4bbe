import { expect, test } from 'vitest';
import { registrationFields } from './registration-fields.ts';

test('a tenant that hides extra fields asks for none at registration, any other for those that it names', () => {
  const fields = { register: ['phone', 'birthday'] as const };
  expect(registrationFields({ hide: { extraFields: true }, fields })).toEqual([]);
  expect(registrationFields({ hide: { extraFields: false }, fields })).toEqual(['phone', 'birthday']);
});
