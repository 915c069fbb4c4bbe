import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getPortfolio } from '#contract/portfolio.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

type OpenVote = AnswerOf<typeof getPortfolio>['data']['open_votes'][number];

/** A vote that waits for the reader, as what waits for them is said. */
export function voteToCast({ t, format, lang }: SignedInVisit, { issuance, question, closes_at, tokens }: OpenVote) {
  const href = pathTo.user.votes(issuance.id);
  return {
    id: `${issuance.id} ${closes_at}`,
    title: t('votes:waits.title', { title: localized(issuance.title, lang) }),
    text: t('votes:waits.text', {
      question: localized(question, lang),
      until: format.deadline(closes_at),
      count: tokens,
      tokens: format.tokens(tokens),
    }),
    href,
    label: t('votes:waits.act'),
  };
}
