import type { SignedInVisit } from '#app/session/visit.ts';
import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listManagedVotes, listOwnVotes } from '#contract/votes.ts';
import { localized } from '#domain/tenant/language.ts';
import type { VoteStanding } from '#domain/vote/vote.ts';

type Vote =
  | AnswerOf<typeof listManagedVotes>['data']['votes'][number]
  | AnswerOf<typeof listOwnVotes>['data']['votes'][number];

const TONE: Record<VoteStanding, ChipTone> = {
  PROPOSED: 'caution',
  REJECTED: 'negative',
  WITHDRAWN: 'neutral',
  COMING: 'progress',
  OPEN: 'progress',
  OVER: 'positive',
};

/** A vote in the reader's words: what is asked, when, of whom, and what came of it. */
export function voteView(visit: SignedInVisit, vote: Vote) {
  const { t, format, lang } = visit;
  const options = vote.options.map((option) => localized(option, lang));
  return {
    id: vote.id,
    question: localized(vote.question, lang),
    paragraphs: localized(vote.explanation, lang)
      .split(/\n+/)
      .filter((text) => text.trim() !== ''),
    options,
    chip: { tone: TONE[vote.standing], label: t(`votes:standing.${vote.standing}`) },
    about: [
      t('votes:dates', { opens: format.date(vote.opens_on), closes: format.date(vote.closes_on) }),
      t('votes:record', { date: format.date(vote.record_on) }),
      vote.quorum_percent > 0
        ? t('votes:quorum', { percent: format.percent(vote.quorum_percent) })
        : t('votes:noQuorum'),
    ].join(' · '),
    result: vote.result && resultView(visit, vote.result, options),
  };
}
export type VoteView = ReturnType<typeof voteView>;

function resultView({ t, format }: SignedInVisit, result: NonNullable<Vote['result']>, options: readonly string[]) {
  const share = (tokens: number) => format.percent(result.voted === 0 ? 0 : ((tokens / result.voted) * 100).toFixed(2));
  const carried = result.carried === null ? undefined : options[result.carried];
  return {
    turnout:
      result.voted === 0
        ? t('votes:result.none')
        : t('votes:result.turnout', {
            count: result.ballots,
            turnout: format.percent(result.turnout),
            voted: format.tokens(result.voted),
            supply: format.tokens(result.supply),
            ballots: format.tokens(result.ballots),
          }),
    outcome:
      carried !== undefined
        ? t('votes:result.carried', { option: carried })
        : result.voted === 0
          ? ''
          : t(result.quorum_reached ? 'votes:result.tie' : 'votes:result.quorumMissed'),
    rows: result.tokens.map((tokens, at) => ({
      option: options[at] ?? '',
      tokens: format.tokens(tokens),
      share: share(tokens),
    })),
  };
}
