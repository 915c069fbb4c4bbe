import type { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { voteView } from '#app/parts/vote/vote-view.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { decideVote, listManagedVotes, proposeVote, withdrawVote } from '#contract/votes.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { approveForm, PLACES, proposeForm, reasonedForm } from './votes.form.ts';
import type { Area } from './votes.server.ts';

/** Calls a vote, decides one, or takes one back. Approving asks first: it has everybody written to. */
export async function changeVotes(visit: SignedInVisit, area: Area, id = '', form: SubmittedForm) {
  const { t } = visit;
  const params = { id: isRecordId(id) ? id : '' };
  const path = pathTo[area].votes(params.id);
  const done = (toast: string) => ({ to: path, toast });
  // Whose project it is not finds none, whatever is sent.
  const { data } = await call(visit, listManagedVotes, { params });
  /** What the vote asks, and when: who says yes or no reads which one it is. */
  const factsOf = (vote: string) =>
    data.votes
      .filter((one) => one.id === vote)
      .map((one) => voteView(visit, one))
      .flatMap(({ question, about }) => [
        { label: t('votes:propose.question'), value: question },
        { label: t('votes:when'), value: about },
      ]);
  return answerForm(visit, form, {
    propose: formAct({
      schema: proposeForm,
      send: (typed, idempotencyKey) => call(visit, proposeVote, { params, body: bodyOf(typed), idempotencyKey }),
      onward: () => done(t('votes:propose.done')),
    }),
    approve: formAct({
      schema: approveForm,
      ask: async ({ vote }) => ({
        question: {
          title: t('votes:decide.askTitle'),
          text: t('votes:decide.askText'),
          button: t('votes:decide.approve'),
        },
        facts: factsOf(vote),
        backHref: path,
      }),
      send: ({ vote }, idempotencyKey) =>
        call(visit, decideVote, { params: { id: vote }, body: { approve: true }, idempotencyKey }),
      onward: () => done(t('votes:decide.approved')),
      settled: path,
    }),
    reject: formAct({
      schema: reasonedForm,
      ask: async ({ vote, reason }) => ({
        question: {
          title: t('votes:decide.rejectTitle'),
          text: t('votes:decide.rejectText'),
          button: t('votes:decide.reject'),
          danger: true,
        },
        facts: [...factsOf(vote), { label: t('votes:decide.reasonField'), value: reason }],
        backHref: path,
      }),
      send: ({ vote, reason }, idempotencyKey) =>
        call(visit, decideVote, { params: { id: vote }, body: { approve: false, reason }, idempotencyKey }),
      onward: () => done(t('votes:decide.rejected')),
      settled: path,
    }),
    withdraw: formAct({
      schema: reasonedForm,
      send: ({ vote, reason }, idempotencyKey) =>
        call(visit, withdrawVote, { params: { id: vote }, body: { reason }, idempotencyKey }),
      onward: () => done(t('votes:withdraw.done')),
      settled: path,
    }),
  });
}

function bodyOf(typed: z.output<typeof proposeForm>) {
  const { quorum_percent, record_on, opens_on, closes_on } = typed;
  return {
    ...{ quorum_percent, record_on, opens_on, closes_on },
    question: { es: typed.question_es, en: typed.question_en },
    explanation: { es: typed.explanation_es, en: typed.explanation_en },
    options: PLACES.flatMap((place) => {
      const [es, en] = [typed[`option_${place}_es`], typed[`option_${place}_en`]];
      return es && en ? { es, en } : [];
    }),
  };
}
