import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Language } from '#domain/tenant/language.ts';

/** As many lines as a mail shows; the rest is counted. */
const SHOWN = 30;

interface Words {
  subject(first: string, more: number): string;
  begin: string;
  more(count: number): string;
  one: string;
  many: string;
  note: string;
}

const WORDS: Record<Language, Words> = {
  es: {
    subject: (first, more) => (more === 0 ? first : `${first} y ${more} más`),
    begin: 'Esto es lo que ha habido desde el último correo del día:',
    more: (count) => `Y ${count} más.`,
    one: 'Verlo entero',
    many: 'Ver mis proyectos',
    note: 'Le escribimos una vez al día porque así lo eligió, no como publicidad. Puede cambiarlo en «Mensajes».',
  },
  en: {
    subject: (first, more) => (more === 0 ? first : `${first}, and ${more} more`),
    begin: 'This is what has happened since the last daily e-mail:',
    more: (count) => `And ${count} more.`,
    one: 'See all of it',
    many: 'See my projects',
    note: 'We write once a day because you chose so; this is not advertising. You can change it under “Messages”.',
  },
};

/** What waited for somebody's mail of a day, in the order in which it came: one mail that leads to where all of it stands. */
export function dayMail(
  { id, email, lang }: { id: string; email: string; lang: Language },
  lines: readonly { line: string; path: string }[],
): MailOrder {
  const words = WORDS[lang];
  const rest = lines.length - SHOWN;
  const text: MailText = {
    subject: words.subject(lines[0]?.line ?? '', lines.length - 1),
    paragraphs: [
      words.begin,
      ...lines.slice(0, SHOWN).map(({ line }) => line),
      ...(rest > 0 ? [words.more(rest)] : []),
    ],
    action: lines.length === 1 ? words.one : words.many,
    note: words.note,
  };
  const [first] = lines;
  const isOnePlace = lines.every(({ path }) => path === first?.path);
  return {
    kind: 'message.day',
    to: { email, lang, userId: id },
    words: text,
    path: isOnePlace && first ? first.path : pathTo.user.issuances,
    bulk: true,
  };
}
