import { expect, test } from 'vitest';
import { messageMail } from './message-mail.ts';

const MESSAGE = {
  id: '00000000-0000-4000-8000-000000000001',
  subject: { es: 'Visita de obra', en: 'A visit to the site' },
  body: { es: 'Uno.\n\nDos.', en: 'One.\n\nTwo.' },
  purpose: 'SERVICE' as const,
};
const PROJECT = { id: 'huerta', title: { es: 'Huerta', en: 'Orchard' } };
const reader = (lang: 'es' | 'en') => ({ id: 'ana', email: 'ana@persona.test', lang });

test('a mail is in the reader’s language, says why it comes, and opens the project that it is about', () => {
  const es = messageMail(MESSAGE, PROJECT, reader('es'));
  expect(es.words).toMatchObject({ subject: 'Visita de obra', paragraphs: ['Uno.', 'Dos.'] });
  expect(es.words.note).toContain('«Huerta»');
  expect([es.path, es.messageId, es.bulk]).toEqual(['/user/issuances/huerta', MESSAGE.id, true]);
  const en = messageMail(MESSAGE, PROJECT, reader('en'));
  expect(en.words).toMatchObject({ subject: 'A visit to the site', paragraphs: ['One.', 'Two.'] });
  expect(en.words.note).toContain('“Orchard”');
});

test('advertising says that it is, and how to get no more of it; a message of the house has no button', () => {
  const advertising = messageMail({ ...MESSAGE, purpose: 'COMMERCIAL' }, null, reader('es'));
  expect(advertising.words.note).toContain('Comunicación comercial');
  expect([advertising.words.action, advertising.path]).toEqual([null, undefined]);
  expect(messageMail(MESSAGE, null, reader('en')).words.note).toContain('you have an account');
});

test('a trial counts for no message, waits behind nobody, and opens the project in its writer’s area', () => {
  const trial = messageMail(MESSAGE, PROJECT, reader('es'), { trial: 'manager' });
  expect([trial.kind, trial.messageId, trial.bulk]).toEqual(['message.trial', undefined, undefined]);
  expect(trial.path).toBe('/manager/issuances/huerta');
});
