import { redirect } from '@remix-run/node';
import type { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { companyRows, personalRows, providerRows } from '#app/features/users/sheet/user-facts.server.ts';
import { userTurns } from '#app/features/users/sheet/user-links.server.ts';
import { documentFiles } from '#app/features/users/sheet/user-view.server.ts';
import type { Question } from '#app/forms/ask-once.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { historyLines } from '#app/parts/history/history-lines.server.ts';
import { papersOf } from '#app/parts/papers/papers.server.ts';
import { afterDecision, queueView } from '#app/parts/queue/queue.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { reviewIdentity } from '#contract/identity.ts';
import { getUser } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { waitsForManager } from '#domain/user/kyc-transitions.ts';
import { approveIdentityForm, refuseIdentityForm } from './identity-check.form.ts';

/** The newest: the rest stands on the person's sheet. */
const HISTORY_LINES = 6;

const checkPath = (id: string) => pathTo.manager.identityCheck(id);

const QUEUE = { queue: 'identity' as const, hrefOf: checkPath, listHref: pathTo.manager.users };

/** One identity check that waits: data beside documents. One that waits no longer leads to the person's sheet. */
export async function loadIdentityCheck(visit: SignedInVisit, id: string | undefined) {
  const { t, format } = visit;
  const { data } = await call(visit, getUser, { params: { id: id ?? '' } });
  const userHref = pathTo.manager.user(data.id);
  if (!data.identity || !waitsForManager(data.identity.status)) throw redirect(userHref);
  const sentAt = data.identity.submitted_at ?? visit.now.toISOString();
  return {
    head: pageHead(visit, { title: t('users:check.title', { name: data.name }) }),
    listHref: pathTo.manager.users,
    userHref,
    name: data.name,
    turns: userTurns(visit, data),
    queue: await queueView(visit, QUEUE, data.id, (before) => decidedOf(visit, before)),
    about: [
      data.representative && t('sheet:representedBy', { name: data.representative }),
      data.legal_type && t(`statuses:legal.${data.legal_type}`),
      t('users:check.submitted', { age: format.relativeDays(sentAt) }),
    ]
      .filter(Boolean)
      .join(' · '),
    personal: [...personalRows(visit, data), ...providerRows(visit, data)],
    company: companyRows(visit, data),
    papers: papersOf(visit, checkPath(data.id), documentFiles(visit, data)),
    history: historyLines(visit, data.history.slice(0, HISTORY_LINES), { path: checkPath(data.id) }),
    may: data.may_judge,
    questions: { approve: questionOf(visit, 'approve', data.name), refuse: questionOf(visit, 'refuse', data.name) },
    forms: { approve: formOf(approveIdentityForm, visit), refuse: formOf(refuseIdentityForm, visit) },
  };
}

export type IdentityCheckData = Awaited<ReturnType<typeof loadIdentityCheck>>;

/** Buttons: `approve`, and `refuse` with a reason. Each asks once, by the person's name. The person is told by mail; the next check that waits follows. */
export async function changeIdentityCheck(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const userId = id ?? '';
  return answerForm(visit, form, {
    approve: reviewing(visit, userId, 'approve', approveIdentityForm, () => ({ approved: true })),
    refuse: reviewing(visit, userId, 'refuse', refuseIdentityForm, ({ reason }) => ({ approved: false, reason })),
  });
}

function reviewing<S extends z.ZodType>(
  visit: SignedInVisit,
  userId: string,
  kind: 'approve' | 'refuse',
  schema: S,
  bodyFrom: (value: z.output<S>) => { approved: boolean; reason?: string },
) {
  const { t } = visit;
  return formAct({
    schema,
    ask: async (value) => {
      const { data: person } = await call(visit, getUser, { params: { id: userId } });
      const { reason } = bodyFrom(value);
      return {
        question: questionOf(visit, kind, person.name),
        facts: reason ? [{ label: t('users:check.refuse.reason'), value: reason }] : [],
        backHref: checkPath(userId),
      };
    },
    send: (value, idempotencyKey) =>
      call(visit, reviewIdentity, { params: { user_id: userId }, body: bodyFrom(value), idempotencyKey }),
    onward: async () => ({ to: await afterDecision(visit, QUEUE, userId), toast: t(`users:check.${kind}.done`) }),
  });
}

/** What became of a check, as the next one says it. */
async function decidedOf(visit: SignedInVisit, id: string) {
  const { data } = await call(visit, getUser, { params: { id } });
  const what = data.identity ? visit.t(`statuses:kyc.${data.identity.status}`) : '';
  return { text: visit.t('sheet:queue.last', { what, name: data.name }), href: pathTo.manager.user(data.id) };
}

function questionOf({ t }: SignedInVisit, kind: 'approve' | 'refuse', name: string): Question {
  return {
    title: t(`users:check.${kind}.ask`, { name }),
    text: t(`users:check.${kind}.asked`, { name }),
    button: t(`users:check.${kind}.button`),
    danger: kind === 'refuse',
  };
}
