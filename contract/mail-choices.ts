import { z } from 'zod';
import { ALERT_FREQUENCIES } from '#domain/alert/alert.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, localizedText, pageOf, pageQuery } from './envelope.ts';

const time = z.enum(ALERT_FREQUENCIES);
const said = time.nullable();

/** Null: as for all projects; for all projects: at once. */
const choices = z.object({ UPDATES: said, OPENINGS: said, MESSAGES: said, ANSWERS: said });

/** When the caller is mailed of news: of all projects, and of each that they follow, hold, ordered or chose for, the newest project first. */
export const listMailChoices = endpoint({
  id: 'listMailChoices',
  summary: 'When one is mailed of news',
  method: 'GET',
  path: '/mail-choices',
  caller: 'investor',
  query: pageQuery,
  answer: pageOf(z.object({ id, title: localizedText, choices })).extend({ general: choices }),
});

/** Keeps all of what is said for one project, or for all. Who had left the news of a project by a mail's link and wants some again is told again. */
export const setMailChoices = endpoint({
  id: 'setMailChoices',
  summary: 'Say when one is mailed of news',
  method: 'PUT',
  path: '/mail-choices',
  action: 'mail.choose',
  body: z.object({ issuance: id.nullable(), choices }),
  answer: dataOf(z.object({ issuance: id.nullable() })),
});
