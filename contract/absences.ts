import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id } from './envelope.ts';

const named = z.object({ id, name: z.string() });

const absence = z.object({
  id,
  person: named,
  stand_in: named,
  from_on: day,
  /** The last day, which belongs to it. */
  to_on: day,
});
export type AbsenceJson = z.output<typeof absence>;

/** Who of the team is away or will be, the nearest first, and who can stand in for the caller. */
export const listAbsences = endpoint({
  id: 'listAbsences',
  summary: 'Who of the team is away, and who stands in',
  method: 'GET',
  path: '/manager/absences',
  caller: 'manager',
  answer: dataOf(z.object({ absences: z.array(absence), colleagues: z.array(named) })),
});

/** Notes days on which the caller is away, and who stands in; both are told by mail. 422 at `from_on`, `to_on` and `stand_in`. */
export const noteAbsence = endpoint({
  id: 'noteAbsence',
  summary: 'Say when one is away, and who stands in',
  method: 'POST',
  path: '/manager/absences',
  action: 'absence.change',
  idempotent: true,
  body: z.object({ from_on: day, to_on: day, stand_in: id }),
  answer: dataOf(z.object({ id })),
});

/** Ends an absence before its last day, or takes back one to come: its person does, or who stands in. Both are told. 404 for a colleague's. */
export const endAbsence = endpoint({
  id: 'endAbsence',
  summary: 'End an absence before its last day',
  method: 'POST',
  path: '/manager/absences/{id}/end',
  action: 'absence.change',
  idempotent: true,
  params: z.object({ id }),
  answer: dataOf(z.object({ id })),
});
