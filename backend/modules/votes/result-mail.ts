import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatPercent, formatTokens } from '#domain/money/format.ts';
import { centsOf } from '#domain/money/money.ts';
import { type Language, type Localized, localized } from '#domain/tenant/language.ts';
import type { resultOf } from './present-vote.ts';
import type { VoteRow } from './votes.repository.ts';

type Result = Awaited<ReturnType<typeof resultOf>>;

interface Facts {
  project: string;
  question: string;
  /** Of the tokens in hands at the record date, as it is read: "62,5 %". */
  turnout: string;
  quorum: string;
  /** What was carried; null: nothing. */
  carried: string | null;
  hasQuorum: boolean;
  /** Whether anybody voted. */
  hasBallots: boolean;
  /** What the reader voted; null: nothing. */
  own: string | null;
  tokens: string;
}

const WORDS: Record<Language, (facts: Facts) => MailText> = {
  es: (facts) => ({
    subject: `Resultado de la votación de «${facts.project}»`,
    paragraphs: [
      `Se preguntaba: ${facts.question}`,
      !facts.hasBallots
        ? 'Nadie ha votado: no sale adelante ninguna respuesta.'
        : `Ha votado el ${facts.turnout} de los tokens. ${
            !facts.hasQuorum
              ? `Hacía falta el ${facts.quorum}: no sale adelante ninguna respuesta.`
              : facts.carried === null
                ? 'Hay empate: no sale adelante ninguna respuesta.'
                : `Sale adelante: «${facts.carried}».`
          }`,
      facts.own === null
        ? 'Usted no votó.'
        : `Usted votó «${facts.own}», con ${facts.tokens === '1' ? 'su token' : `sus ${facts.tokens} tokens`}.`,
    ],
    action: 'Ver el resultado',
    note: 'Le escribimos porque tenía tokens de este proyecto en la fecha de corte, no como publicidad.',
  }),
  en: (facts) => ({
    subject: `Result of the vote of “${facts.project}”`,
    paragraphs: [
      `The question was: ${facts.question}`,
      !facts.hasBallots
        ? 'Nobody voted: no answer is carried.'
        : `${facts.turnout} of the tokens voted. ${
            !facts.hasQuorum
              ? `${facts.quorum} was needed: no answer is carried.`
              : facts.carried === null
                ? 'It is a tie: no answer is carried.'
                : `Carried: “${facts.carried}”.`
          }`,
      facts.own === null
        ? 'You did not vote.'
        : `You voted “${facts.own}”, with your ${facts.tokens === '1' ? 'token' : `${facts.tokens} tokens`}.`,
    ],
    action: 'See the result',
    note: 'We write because you held tokens of this project on the record date; this is not advertising.',
  }),
};

/**
 * What came of a vote, to one of those who had a say in it. It asks nobody whether they want it: it is no news about a project but the outcome of a right of theirs (record 0160).
 * @param choice what they voted, from 0; null where they did not
 */
export function resultMail(
  vote: VoteRow,
  title: Localized,
  { id, email, lang, tokens }: { id: string; email: string; lang: Language; tokens: string },
  result: Result,
  choice: number | null,
): MailOrder {
  const optionOf = (at: number | null) => {
    const option = at === null ? undefined : vote.options[at];
    return option ? localized(option, lang) : null;
  };
  return {
    kind: 'vote.closed',
    to: { email, lang, userId: id },
    words: WORDS[lang]({
      project: localized(title, lang),
      question: localized(vote.question, lang),
      turnout: formatPercent(centsOf(result.turnout), lang),
      quorum: formatPercent(BigInt(vote.quorumPercent) * 100n, lang),
      carried: optionOf(result.carried),
      hasQuorum: result.quorum_reached,
      hasBallots: result.voted > 0,
      own: optionOf(choice),
      tokens: formatTokens(Number(tokens), lang),
    }),
    path: pathTo.user.votes(vote.issuanceId),
    bulk: true,
  };
}
