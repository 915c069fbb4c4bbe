import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { voteView } from '#app/parts/vote/vote-view.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { castBallot, listOwnVotes } from '#contract/votes.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { ballotForm } from './own-votes.form.ts';

type OwnVote = AnswerOf<typeof listOwnVotes>['data']['votes'][number];

/** The votes of a project in which the reader has a say, with their own ballot. */
export async function loadOwnVotes(visit: SignedInVisit, id = '') {
  const { t, format, lang } = visit;
  const { data } = await call(visit, listOwnVotes, { params: { id: isRecordId(id) ? id : '' } });
  const title = t('votes:title');
  return {
    head: pageHead(visit, { title }),
    crumbs: [
      { label: t('portfolio:title'), href: pathTo.user.portfolio },
      { label: localized(data.issuance.title, lang), href: pathTo.user.issuance(id) },
      { label: title },
    ],
    votes: data.votes.map((vote) => ({
      ...voteView(visit, vote),
      weight: t('votes:own.weight', { count: vote.tokens, tokens: format.tokens(vote.tokens) }),
      said: saidOf(visit, vote),
      choice: vote.ballot ? String(vote.ballot.choice) : undefined,
      ballot: vote.standing === 'OPEN' ? formOf(ballotForm) : null,
    })),
  };
}
export type OwnVotesData = Awaited<ReturnType<typeof loadOwnVotes>>;

/** Where the reader stands in a vote, in one sentence. */
function saidOf({ t, format, lang }: SignedInVisit, vote: OwnVote): string {
  const until = format.deadline(vote.closes_at);
  const chosen = vote.ballot && vote.options[vote.ballot.choice];
  if (vote.standing === 'COMING') return t('votes:own.coming', { opens: format.date(vote.opens_on) });
  if (vote.standing === 'OPEN')
    return vote.ballot && chosen
      ? t('votes:own.yours', {
          option: localized(chosen, lang),
          date: format.dateTime(vote.ballot.cast_at),
          until,
        })
      : t('votes:own.open', { until });
  return chosen ? t('votes:own.yoursOver', { option: localized(chosen, lang) }) : t('votes:own.notVoted');
}

/** Casts the ballot of one vote, or changes it. */
export async function changeOwnVotes(visit: SignedInVisit, id = '', form: SubmittedForm) {
  const here = pathTo.user.votes(isRecordId(id) ? id : '');
  return answerForm(visit, form, {
    vote: formAct({
      schema: ballotForm,
      send: ({ vote, choice }) => call(visit, castBallot, { params: { id: vote }, body: { choice } }),
      onward: () => ({ to: here, toast: visit.t('votes:own.done') }),
      settled: here,
    }),
  });
}
