import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { decideAskedPaper, withdrawPaperRequest } from '#contract/asked-papers.ts';
import { problem } from '#domain/validation/problem.ts';
import { dayText } from './ask-for-papers.ts';
import {
  lockRequest,
  papersOf,
  peopleToAsk,
  type RequestRow,
  requestOfPaper,
  setPaper,
  setRequest,
} from './asked-papers.repository.ts';
import { doneMail, refusedMail, withdrawnMail } from './papers-mail.ts';
import { standingOf, statesOf } from './present-request.ts';

/** A manager finds a paper good or turns it away; the person is told of a no, and once all is good. */
export const decideAskedPaperRoute = serve(decideAskedPaper, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const requestId = await requestOfPaper(tx, tenant.id, params.id);
  const request = requestId && (await lockRequest(tx, tenant.id, requestId));
  if (!request) throw notFound();
  const person = await personOf(call, request);
  if (!body.accepted && !body.reason) throw fieldRefusal({ reason: problem('validator.error_null') });
  const papers = (await papersOf(tx, tenant.id, [request.id])).map(({ paper }) => paper);
  const paper = papers.find(({ id }) => id === params.id);
  if (request.state !== 'OPEN' || paper?.state !== 'SENT') throw new Refusal(409, 'papers.settled');
  const reason = body.accepted ? null : (body.reason ?? null);
  const state = body.accepted ? 'ACCEPTED' : 'REFUSED';
  await setPaper(tx, paper, { state, reason, decidedBy: user.id, decidedAt: now });
  const states = statesOf(request, papers);
  states.set(paper.kind, state);
  const { next, change } = standingOf(states, request, now);
  await setRequest(tx, request, change);
  await call.audit(body.accepted ? 'user.paper_accepted' : 'user.paper_refused', {
    subject: { type: 'user', id: request.userId },
    details: { request_id: request.id, kind: paper.kind, ...(reason ? { reason } : {}) },
  });
  if (reason) await call.mail(refusedMail(person, paper.kind, reason, dayText(request.dueOn, person.lang)));
  if (next === 'nobody') await call.mail(doneMail(person));
  return { data: { state: change.state ?? request.state, user_id: request.userId } };
});

/** A manager takes a request back. */
export const withdrawPaperRequestRoute = serve(withdrawPaperRequest, async (call, { params }) => {
  const { tx, tenant, now } = call;
  const request = await lockRequest(tx, tenant.id, params.id);
  if (!request) throw notFound();
  const person = await personOf(call, request);
  if (request.state !== 'OPEN') throw new Refusal(409, 'papers.settled');
  await setRequest(tx, request, { state: 'WITHDRAWN', waitsSince: null, endedAt: now });
  await call.audit('user.papers_withdrawn', {
    subject: { type: 'user', id: request.userId },
    details: { request_id: request.id, kinds: request.kinds.join(' ') },
  });
  await call.mail(withdrawnMail(person, request.kinds));
  return { data: { user_id: request.userId } };
});

/** Whose request it is. 403 for one's own: nobody vouches for themself. 404 for who is gone. */
async function personOf({ tx, tenant, user }: SignedInCall, { userId }: RequestRow) {
  const [person] = await peopleToAsk(tx, tenant.id, [userId]);
  if (!person) throw notFound();
  if (userId === user.id) throw new Refusal(403, 'access.denied');
  return person;
}
