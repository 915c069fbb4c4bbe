import type { MailOrder } from '#backend/mail/mail-order.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Area } from '#domain/access/roles.ts';
import { type Language, type Localized, localized } from '#domain/tenant/language.ts';
import type { MessageRow } from './messages.repository.ts';

interface Project {
  id: string;
  title: Localized;
}

interface Words {
  action: string;
  project(title: string): string;
  house: string;
  commercial: string;
}

const WORDS: Record<Language, Words> = {
  es: {
    action: 'Ver el proyecto',
    project: (title) => `Le escribimos por lo que tiene en «${title}», no como publicidad.`,
    house: 'Le escribimos porque tiene una cuenta con nosotros, no como publicidad.',
    commercial:
      'Comunicación comercial. Se la enviamos porque la aceptó; si no quiere recibir más, use el enlace de aquí abajo o quite su permiso en su cuenta.',
  },
  en: {
    action: 'See the project',
    project: (title) => `We write because of what you have in “${title}”; this is not advertising.`,
    house: 'We write because you have an account with us; this is not advertising.',
    commercial:
      'Commercial message. We send it because you agreed to it; if you want no more of them, use the link below or withdraw your consent in your account.',
  },
};

type Written = Pick<MessageRow, 'id' | 'subject' | 'body' | 'purpose'>;

/** A message as one person's mail, in their language. @param trial to who writes it, in whose area the project is then opened, counted nowhere; leave the way out of advertising */
export function messageMail(
  { id, subject, body, purpose }: Written,
  project: Project | null,
  to: { id: string; email: string; lang: Language },
  { trial, leave }: { trial?: Area; leave?: MailOrder['leave'] } = {},
): MailOrder {
  const words = WORDS[to.lang];
  const area = trial ?? 'user';
  const service = project ? words.project(localized(project.title, to.lang)) : words.house;
  return {
    kind: trial ? 'message.trial' : 'message.sent',
    to: { email: to.email, lang: to.lang, userId: to.id },
    words: {
      subject: localized(subject, to.lang),
      paragraphs: localized(body, to.lang).split(/\n\s*\n/),
      action: project ? words.action : null,
      note: purpose === 'COMMERCIAL' ? words.commercial : service,
    },
    ...(project ? { path: pathTo[area].issuance(project.id) } : {}),
    leave,
    ...(trial ? {} : { messageId: id, bulk: true }),
  };
}
