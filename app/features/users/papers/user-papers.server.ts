import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { PAPER_TONES } from '#app/parts/asked-papers/paper-tones.ts';
import { lookersAt } from '#app/parts/looking/lookers.server.ts';
import { paperHref, papersOf } from '#app/parts/papers/papers.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import {
  decideAskedPaper,
  listPaperRequests,
  type PaperRequestJson,
  withdrawPaperRequest,
} from '#contract/asked-papers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { acceptPaperForm, refusePaperForm, withdrawRequestForm } from './user-papers.form.ts';

/** What a person was asked for, how each part stands, and the papers that came beside it. */
export async function loadUserPapers(visit: SignedInVisit, id: string | undefined) {
  const { t, format, session } = visit;
  const userId = id ?? '';
  const { data } = await call(visit, listPaperRequests, { params: { id: userId } });
  const here = pathTo.manager.paperRequests(userId);
  const isOwn = session.user.id === userId;
  const files = data.requests.flatMap(({ asked }) =>
    asked.flatMap(({ kind, paper }) =>
      paper
        ? [
            {
              fileId: paper.file_id,
              label: t(`papers:kind.${kind}`),
              note: [paper.name, t('papers:sentAt', { date: format.dateTime(paper.sent_at) })].join(' · '),
              name: paper.name,
            },
          ]
        : [],
    ),
  );
  return {
    lookers: await lookersAt(visit, 'papers', userId),
    head: pageHead(visit, { title: t('papers:of.title', { name: data.name }) }),
    listHref: pathTo.manager.users,
    userHref: pathTo.manager.user(userId),
    askHref: isOwn ? null : pathTo.manager.askPapers(userId),
    name: data.name,
    isOwn,
    papers: files.length > 0 ? papersOf(visit, here, files) : null,
    requests: data.requests.map((request) => requestView(visit, here, request)),
    forms: {
      accept: formOf(acceptPaperForm, visit),
      refuse: formOf(refusePaperForm, visit),
      withdraw: formOf(withdrawRequestForm, visit),
    },
  };
}

export type UserPapersData = Awaited<ReturnType<typeof loadUserPapers>>;

function requestView({ t, format }: SignedInVisit, here: string, request: PaperRequestJson) {
  const { id, message, due_on, state, asked_at, asked } = request;
  return {
    id,
    isOpen: state === 'OPEN',
    title: t('papers:of.asked', { date: format.date(asked_at) }),
    state: t(`papers:request.${state}`),
    tone: state === 'DONE' ? ('positive' as const) : state === 'OPEN' ? ('progress' as const) : ('neutral' as const),
    message,
    due: t('papers:due', { date: format.date(due_on) }),
    asked: asked.map(({ kind, state: stands, paper }) => ({
      kind,
      label: t(`papers:kind.${kind}`),
      state: t(`papers:state.${stands}`),
      tone: PAPER_TONES[stands],
      reason: paper?.reason ?? null,
      paper: paper && { id: paper.id, name: paper.name, href: paperHref(here, paper.file_id) },
      waits: state === 'OPEN' && stands === 'SENT',
    })),
  };
}

/** Buttons: `accept` and `refuse` a paper that waits; `withdraw` an open request. A no and a withdrawal ask first. The person is told by mail. */
export async function changeUserPapers(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const { t } = visit;
  const here = pathTo.manager.paperRequests(id ?? '');
  const question = async (kind: 'refuse' | 'withdraw', facts: Fact[] = []) => {
    const { data } = await call(visit, listPaperRequests, { params: { id: id ?? '' } });
    const asked = { title: t(`papers:${kind}.ask`, { name: data.name }), text: t(`papers:${kind}.asked`) };
    return { question: { ...asked, button: t(`papers:${kind}.button`) }, facts, backHref: here };
  };
  return answerForm(visit, form, {
    accept: formAct({
      schema: acceptPaperForm,
      send: ({ paper }, idempotencyKey) =>
        call(visit, decideAskedPaper, { params: { id: paper }, body: { accepted: true }, idempotencyKey }),
      onward: ({ data }) => ({ to: here, toast: t(data.state === 'DONE' ? 'papers:allGood' : 'papers:accepted') }),
      settled: here,
    }),
    refuse: formAct({
      schema: refusePaperForm,
      ask: ({ reason }) => question('refuse', [{ label: t('papers:refuse.reason'), value: reason }]),
      send: ({ paper, reason }, idempotencyKey) =>
        call(visit, decideAskedPaper, { params: { id: paper }, body: { accepted: false, reason }, idempotencyKey }),
      onward: () => ({ to: here, toast: t('papers:refused') }),
      settled: here,
    }),
    withdraw: formAct({
      schema: withdrawRequestForm,
      ask: () => question('withdraw'),
      send: ({ request }, idempotencyKey) =>
        call(visit, withdrawPaperRequest, { params: { id: request }, body: {}, idempotencyKey }),
      onward: () => ({ to: here, toast: t('papers:withdraw.done') }),
      settled: here,
    }),
  });
}
