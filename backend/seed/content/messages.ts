import type { Bilingual } from './project-content.ts';
import { both } from './writing.ts';

/** A message of the demo to those who stand behind a project's offer. */
export interface DemoMessage {
  /** Days count from today; null: it is still a draft. */
  sentDay: number | null;
  by: 'issuer' | 'manager';
  /** `{{project}}` is its title. */
  subject: Bilingual;
  body: Bilingual;
}

/** One that has been read by most, one that is new, and one that somebody has begun. */
export const MESSAGES: readonly DemoMessage[] = [
  {
    sentDay: -12,
    by: 'issuer',
    subject: both('Jornada de puertas abiertas: {{project}}', 'An open day: {{project}}'),
    body: both(
      'El sábado que viene abrimos de diez a dos para quien quiera verlo por dentro.\n\nNo hace falta apuntarse. Si viene en grupo, escríbanos y le guardamos una hora.',
      'Next Saturday we are open from ten to two for whoever wants to see it from the inside.\n\nThere is no need to sign up. If you come as a group, write to us and we will keep an hour for you.',
    ),
  },
  {
    sentDay: -2,
    by: 'manager',
    subject: both('Cómo va {{project}}', 'How {{project}} is going'),
    body: both(
      'La promotora ha publicado novedades y ha contestado a las preguntas que le han hecho: están en la página del proyecto.\n\nSi su orden está pendiente de pago, la referencia de la transferencia está en su página.',
      'The issuer has published news and answered your questions: both are on the page of the project.\n\nIf your order is still unpaid, the reference for the transfer is on its page.',
    ),
  },
  {
    sentDay: null,
    by: 'manager',
    subject: both('Último día para invertir en {{project}}', 'The last day to invest in {{project}}'),
    body: both('Se admiten órdenes hasta las 23:59 de esta noche.', 'Orders are taken until 23:59 tonight.'),
  },
];
