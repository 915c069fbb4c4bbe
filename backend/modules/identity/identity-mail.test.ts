import { expect, it } from 'vitest';
import { identityMail } from './identity-mail.ts';

const person = { userId: '1', email: 'ana@persona.test' };

it.each([
  ['es', 'Continuar con mi inversión', 'Ver los proyectos'],
  ['en', 'Continue with my order', 'See the projects'],
] as const)(
  'an identity that is confirmed leads to the order that waits, and to the projects where none does, in %s',
  (lang, order, none) => {
    const [waits, free] = ['7', null].map((waitingOrder) => identityMail({ ...person, lang }, { waitingOrder }));
    expect([waits?.path, waits?.words.action]).toEqual(['/user/investments?order=7', order]);
    expect([free?.path, free?.words.action]).toEqual(['/user/issuances', none]);
  },
);
