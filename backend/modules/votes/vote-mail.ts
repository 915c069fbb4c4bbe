import { letterMoment } from '#backend/mail/long-date.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatTokens } from '#domain/money/format.ts';
import { type Language, type Localized, localized } from '#domain/tenant/language.ts';
import type { VoteRow } from './votes.repository.ts';

interface Facts {
  project: string;
  question: string;
  until: string;
  tokens: string;
}

const WORDS: Record<Language, (facts: Facts) => MailText> = {
  es: ({ project, question, until, tokens }) => ({
    subject: `Votación de los titulares de «${project}»`,
    paragraphs: [
      `Se le consulta: ${question}`,
      `Su voto cuenta por ${tokens === '1' ? 'el token' : `los ${tokens} tokens`} que tenía en la fecha de corte. Puede votar, y cambiar su voto, hasta el ${until}.`,
    ],
    action: 'Leer la propuesta y votar',
    note: 'Le escribimos porque tenía tokens de este proyecto en la fecha de corte, no como publicidad.',
  }),
  en: ({ project, question, until, tokens }) => ({
    subject: `Vote of the holders of “${project}”`,
    paragraphs: [
      `You are asked: ${question}`,
      `Your vote counts for the ${tokens === '1' ? 'token' : `${tokens} tokens`} that you held on the record date. You can vote, and change your vote, until ${until}.`,
    ],
    action: 'Read the proposal and vote',
    note: 'We write because you held tokens of this project on the record date; this is not advertising.',
  }),
};

/** A vote is open, to one of those who have a say. */
export function voteMail(
  vote: VoteRow,
  title: Localized,
  { id, email, lang, tokens }: { id: string; email: string; lang: Language; tokens: string },
  timeZone: string,
): MailOrder {
  return {
    kind: 'vote.opened',
    to: { email, lang, userId: id },
    words: WORDS[lang]({
      project: localized(title, lang),
      question: localized(vote.question, lang),
      until: letterMoment(vote.closesAt, timeZone, lang),
      tokens: formatTokens(Number(tokens), lang),
    }),
    path: pathTo.user.votes(vote.issuanceId),
    bulk: true,
  };
}
