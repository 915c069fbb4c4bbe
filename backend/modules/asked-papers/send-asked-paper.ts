import { keepLooked } from '#backend/files/keep-file.ts';
import { lookingInto } from '#backend/files/look-into.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { sendAskedPaper } from '#contract/asked-papers.ts';
import { mayBring } from '#domain/user/asked-papers.ts';
import { problem } from '#domain/validation/problem.ts';
import { bringPaper, lockRequest, papersOf, setRequest } from './asked-papers.repository.ts';
import { standingOf, statesOf } from './present-request.ts';

/** A person brings a paper that they were asked for. 422 on `document`; the rest: contract/asked-papers.ts. */
export const sendAskedPaperRoute = serveAsking(
  sendAskedPaper,
  lookingInto('document'),
  async (call, { params }, looked) => {
    const { tx, tenant, user, now } = call;
    if (!looked) throw fieldRefusal({ document: problem('validator.error_null') });
    const request = await lockRequest(tx, tenant.id, params.id);
    if (!request || request.userId !== user.id || !request.kinds.includes(params.kind)) throw notFound();
    const papers = (await papersOf(tx, tenant.id, [request.id])).map(({ paper }) => paper);
    const states = statesOf(request, papers);
    if (request.state !== 'OPEN' || !mayBring(states.get(params.kind))) throw new Refusal(409, 'papers.settled');
    const file = await keepLooked(call, looked, { kind: 'evidence', access: 'owner', ownerUserId: user.id });
    const { kind } = params;
    await bringPaper(tx, { tenantId: tenant.id, requestId: request.id, kind, fileId: file.id, sentAt: now });
    states.set(kind, 'SENT');
    const { next, change } = standingOf(states, request, now);
    await setRequest(tx, request, change);
    await call.audit('user.paper_sent', {
      subject: { type: 'user', id: user.id },
      details: { request_id: request.id, kind, file_id: file.id },
    });
    return { data: { next } };
  },
);
