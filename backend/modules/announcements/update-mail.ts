import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { plainOf } from '#backend/modules/issuances/clean-html.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type Language, type Localized, localized } from '#domain/tenant/language.ts';
import type { UpdateRow } from './announcements.repository.ts';
import type { Reader } from './audience.repository.ts';

interface Project {
  id: string;
  title: Localized;
}

interface Words {
  update(facts: { project: string; title: string; start: string; why: Reader['why'] }): MailText;
  answer(facts: { project: string; question: string; answer: string }): MailText;
}

const WORDS: Record<Language, Words> = {
  es: {
    update: ({ project, title, start, why }) => ({
      subject: `Novedades de «${project}»: ${title}`,
      paragraphs: [start],
      action: 'Leer la novedad completa',
      note: {
        HOLDS: 'Le escribimos porque tiene tokens de este proyecto, no como publicidad.',
        ORDERED: 'Le escribimos porque tiene una orden o un interés declarado en este proyecto, no como publicidad.',
        FOLLOWS: 'Le escribimos porque pidió que le avisáramos al seguir este proyecto, no como publicidad.',
      }[why],
    }),
    answer: ({ project, question, answer }) => ({
      subject: `Han respondido a su pregunta sobre «${project}»`,
      paragraphs: [`Preguntó: ${question}`, `Respuesta: ${answer}`],
      action: 'Ver la respuesta en el proyecto',
      note: 'Su pregunta y la respuesta se leen ahora en la página del proyecto, sin su nombre.',
    }),
  },
  en: {
    update: ({ project, title, start, why }) => ({
      subject: `News of “${project}”: ${title}`,
      paragraphs: [start],
      action: 'Read the whole update',
      note: {
        HOLDS: 'We write because you hold tokens of this project; this is not advertising.',
        ORDERED: 'We write because you have an order or a declared interest in this project; this is not advertising.',
        FOLLOWS: 'We write because you asked to be told when you followed this project; this is not advertising.',
      }[why],
    }),
    answer: ({ project, question, answer }) => ({
      subject: `Your question about “${project}” has been answered`,
      paragraphs: [`You asked: ${question}`, `Answer: ${answer}`],
      action: 'See the answer on the project’s page',
      note: 'Your question and its answer are now on the project’s page, without your name.',
    }),
  },
};

/** As much of news as a mail shows; the rest is on the project's page. */
const SHOWN_CHARS = 600;

/** News of a project, in the reader's language. */
export function updateMail(
  issuance: Project,
  { title, body }: Pick<UpdateRow, 'title' | 'body'>,
  { id, email, lang, why }: Reader,
  leave?: MailOrder['leave'],
): MailOrder {
  return {
    kind: 'issuance.update',
    to: { email, lang, userId: id },
    words: WORDS[lang].update({
      project: localized(issuance.title, lang),
      title: localized(title, lang),
      start: cut(plainOf(localized(body, lang))),
      why,
    }),
    path: pathTo.user.issuance(issuance.id),
    leave,
    bulk: true,
  };
}

/** The answer to somebody's question. */
export function answerMail(
  issuance: Project,
  { question, answer }: { question: Localized; answer: Localized },
  { id, email, lang }: { id: string; email: string; lang: Language },
): MailOrder {
  return {
    kind: 'question.answered',
    to: { email, lang, userId: id },
    words: WORDS[lang].answer({
      project: localized(issuance.title, lang),
      question: localized(question, lang),
      answer: localized(answer, lang),
    }),
    path: pathTo.user.issuance(issuance.id),
  };
}

function cut(text: string): string {
  if (text.length <= SHOWN_CHARS) return text;
  const space = text.lastIndexOf(' ', SHOWN_CHARS);
  return `${text.slice(0, space > 0 ? space : SHOWN_CHARS)}…`;
}
