import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { afterDecision } from '#app/parts/queue/queue.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { decideHit } from '#contract/screening.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { decideHitForm } from './hit.form.ts';
import { HIT_QUEUE } from './hit-queue.ts';

/** Button `decide`. It can be decided again, and nobody is told: it is done at once. */
export async function changeHit(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  return answerForm(visit, form, {
    decide: formAct({
      schema: decideHitForm,
      send: (body, idempotencyKey) => call(visit, decideHit, { params, body, idempotencyKey }),
      onward: async (_, { decision }) => ({
        to: await afterDecision(visit, HIT_QUEUE, params.id),
        toast: visit.t(`screening:done.${decision}`),
      }),
      // A colleague was faster: the page says how it stands now.
      refused: (failure) =>
        failure.code === 'screening.decided' ? toldAt(visit, pathTo.manager.hit(params.id))(failure) : null,
    }),
  });
}
