import { z } from 'zod';
import { ALERT_FREQUENCIES } from '#domain/alert/alert.ts';

/** Of a project: as for all of them. */
export const AS_ALL = 'ALL';

const time = z.enum([...ALERT_FREQUENCIES, AS_ALL]);

/** When each kind of news is mailed, of one project or, where none is named, of all. */
export const mailChoicesForm = z.object({
  project: z.uuid().optional(),
  ...{ UPDATES: time, OPENINGS: time, MESSAGES: time, ANSWERS: time },
});
export type MailChoicesFields = z.input<typeof mailChoicesForm>;
