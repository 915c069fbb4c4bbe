import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';

/** People of the tenant by their ids, with their names: those who are there. */
export const listUserNames = endpoint({
  id: 'listUserNames',
  summary: 'Names of people',
  method: 'GET',
  path: '/manager/user-names',
  caller: 'manager',
  query: z.object({
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(id).max(100))
      .optional(),
  }),
  answer: dataOf(z.array(z.object({ id, name: z.string() }))),
});
