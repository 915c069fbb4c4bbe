import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { lookersAt } from '#app/parts/looking/lookers.server.ts';
import { papersOf } from '#app/parts/papers/papers.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { decideFunds, getUserFunds } from '#contract/funds.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { FundsState } from '#domain/screening/funds.ts';
import { fundsDecisionForm } from './user-funds.form.ts';

const TONES = { SENT: 'progress', ACCEPTED: 'positive', REFUSED: 'negative' } as const satisfies Record<
  FundsState,
  string
>;

/** How a person stands with where their funds come from, what they said, and the papers beside it. */
export async function loadUserFunds(visit: SignedInVisit, id: string | undefined) {
  const { t, format, session } = visit;
  const userId = id ?? '';
  const { data } = await call(visit, getUserFunds, { params: { id: userId } });
  const here = pathTo.manager.userFunds(userId);
  const files = data.said.flatMap(({ kind, files: own, sent_at }) =>
    own.map(({ file_id, name }) => ({
      fileId: file_id,
      label: t(`funds:kind.${kind}`),
      note: [name, format.dateTime(sent_at)].join(' · '),
      name,
    })),
  );
  return {
    lookers: await lookersAt(visit, 'funds', userId),
    head: pageHead(visit, { title: t('funds:of.title', { name: data.name }) }),
    listHref: pathTo.manager.users,
    userHref: pathTo.manager.user(userId),
    name: data.name,
    isOwn: session.user.id === userId,
    facts: [
      { label: t('funds:of.standing'), value: t(`funds:standing.${data.standing}`) },
      { label: t('funds:of.ordered'), value: format.money(data.ordered) },
      { label: t('funds:of.from'), value: format.money(data.from) },
    ],
    papers: files.length > 0 ? papersOf(visit, here, files) : null,
    said: data.said.map(({ id: declaration, kind, explanation, state, sent_at, decided_at, reason, ordered }) => ({
      id: declaration,
      title: t('funds:of.said', { date: format.date(sent_at) }),
      state: t(`funds:state.${state}`),
      tone: TONES[state],
      waits: state === 'SENT',
      facts: [
        { label: t('funds:kindLabel'), value: t(`funds:kind.${kind}`) },
        { label: t('funds:explanation'), value: explanation },
        { label: t('funds:of.orderedThen'), value: format.money(ordered) },
        ...(decided_at ? [{ label: t('funds:of.decided'), value: format.dateTime(decided_at) }] : []),
        ...(reason ? [{ label: t('funds:of.reason'), value: reason }] : []),
      ],
    })),
    form: formOf(fundsDecisionForm, visit),
  };
}

export type UserFundsData = Awaited<ReturnType<typeof loadUserFunds>>;

/** Buttons: `accept` and `refuse`, each with its reason, each asked once by the person's name. The person is told by mail. */
export async function changeUserFunds(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const { t } = visit;
  const userId = id ?? '';
  const here = pathTo.manager.userFunds(userId);
  const deciding = (accepted: boolean) => {
    const kind = accepted ? 'accept' : 'refuse';
    return formAct({
      schema: fundsDecisionForm,
      ask: async ({ reason }) => {
        const { data } = await call(visit, getUserFunds, { params: { id: userId } });
        return {
          question: {
            title: t(`funds:${kind}.ask`, { name: data.name }),
            text: t(`funds:${kind}.asked`),
            button: t(`funds:${kind}.button`),
            danger: !accepted,
          },
          facts: [{ label: t('funds:of.reason'), value: reason }],
          backHref: here,
        };
      },
      send: ({ declaration, reason }, idempotencyKey) =>
        call(visit, decideFunds, { params: { id: declaration }, body: { accepted, reason }, idempotencyKey }),
      onward: () => ({ to: here, toast: t(`funds:${kind}.done`) }),
      settled: here,
    });
  };
  return answerForm(visit, form, { accept: deciding(true), refuse: deciding(false) });
}
