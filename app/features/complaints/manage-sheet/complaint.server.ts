import { call } from '#app/api/call.server.ts';
import {
  complaintStatus,
  courseView,
  filedFacts,
  filedPapers,
  filedTexts,
} from '#app/features/complaints/pieces/complaint-view.server.ts';
import { DECISION_ANCHOR } from '#app/forms/decision-anchor.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { queueView } from '#app/parts/queue/queue.server.ts';
import type { Related } from '#app/parts/sheet/related-list.tsx';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { getComplaint } from '#contract/complaints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { mayDecide } from '#domain/complaint/clocks.ts';
import { afterAct, COMPLAINT_OUTCOMES, isOpenComplaint } from '#domain/complaint/complaint.ts';
import { localized } from '#domain/tenant/language.ts';
import { admitForm, askForm, decideForm, delayForm, dismissForm } from './complaint.form.ts';
import { housePapers, sentPapers } from './complaint-papers.server.ts';
import { COMPLAINT_QUEUE } from './complaint-queue.ts';

type ManagedComplaint = AnswerOf<typeof getComplaint>['data'];

/** One complaint among those that wait: who complains of what, its course, until when, and what can be done now. */
export async function loadComplaint(visit: SignedInVisit, id: string | undefined) {
  const { data } = await call(visit, getComplaint, { params: { id: id ?? '' } });
  const { t } = visit;
  const acts = data.conflict ? NO_ACTS : actsOf(visit, data);
  return {
    head: pageHead(visit, { title: t('complaints:title', { reference: data.reference }) }),
    queue: await queueView(visit, COMPLAINT_QUEUE, data.id, (before) => decidedOf(visit, before)),
    reference: data.reference,
    listHref: pathTo.manager.complaints,
    status: complaintStatus(visit, data, 'house'),
    person: {
      name: data.person.name,
      email: data.person.email,
      href: data.person.id ? pathTo.manager.user(data.person.id) : '',
    },
    outside: data.person.id === null,
    turns: turnsOf(visit, data, acts.decide !== null),
    facts: filedFacts(visit, data),
    texts: filedTexts(visit, data),
    filedPapers: filedPapers(data),
    papers: sentPapers(visit, data),
    housePapers: mayWrite(visit, data) ? housePapers(visit, data) : null,
    course: courseView(visit, data, 'house'),
    related: relatedOf(visit, data),
    conflict: data.conflict ? t(`complaints:conflict.${data.conflict}`) : '',
    acts,
  };
}

export type ComplaintData = Awaited<ReturnType<typeof loadComplaint>>;

const mayWrite = ({ session }: SignedInVisit, { state, conflict }: ManagedComplaint) =>
  isOpenComplaint(state) && !conflict && !session.backdoor;

const NO_ACTS = { admission: null, ask: null, delay: null, decide: null };

/** The forms of what can be done in its state. */
function actsOf(visit: SignedInVisit, data: ManagedComplaint): ReturnType<typeof formsOf> | typeof NO_ACTS {
  return visit.session.backdoor ? NO_ACTS : formsOf(visit, data);
}

function formsOf(visit: SignedInVisit, { state, answer_by: until }: ManagedComplaint) {
  const { t, now } = visit;
  const can = (act: Parameters<typeof afterAct>[1]) => afterAct(state, act) !== null;
  const answerBy = until ? new Date(until) : null;
  const outcomes = COMPLAINT_OUTCOMES.filter((outcome) => mayDecide({ state, answerBy }, outcome, now));
  return {
    admission: can('admit') ? { admit: formOf(admitForm, visit), dismiss: formOf(dismissForm, visit) } : null,
    ask: can('ask') ? formOf(askForm, visit) : null,
    delay: can('delay') ? formOf(delayForm, visit) : null,
    decide:
      outcomes.length > 0
        ? {
            form: formOf(decideForm, visit),
            outcomes: outcomes.map((value) => ({ value, label: t(`complaints:outcome.${value}`) })),
            hint: outcomes.length < COMPLAINT_OUTCOMES.length ? t('complaints:decide.waits') : '',
          }
        : null,
  };
}

function turnsOf(
  { t, format, now }: SignedInVisit,
  { state, due_at: due, answer_by: answerBy }: ManagedComplaint,
  isDecidedHere: boolean,
) {
  if (!due) return [];
  if (answerBy && new Date(answerBy) > now)
    return [
      {
        mine: false,
        who: t('complaints:turn.client'),
        what: t('complaints:turn.ASKED', { date: format.date(answerBy) }),
      },
    ];
  const late = new Date(due) <= now;
  const what = state === 'RECEIVED' ? 'acknowledge' : 'decide';
  return [
    {
      mine: true,
      who: t('complaints:turn.mine'),
      what: t(`complaints:turn.${what}${late ? 'Late' : ''}`, { date: format.date(due) }),
      // What was filed, its papers and its course stand between.
      href: what === 'decide' && isDecidedHere ? `#${DECISION_ANCHOR}` : undefined,
    },
  ];
}

function relatedOf({ t, lang }: SignedInVisit, { person, project, order }: ManagedComplaint): Related[] {
  const related = (key: string, icon: IconName, label: string) => ({
    key,
    icon,
    label,
    note: t(`complaints:related.${key}`),
  });
  return [
    ...(person.id ? [{ ...related('person', 'user', person.name), href: pathTo.manager.user(person.id) }] : []),
    ...(project
      ? [
          {
            ...related('project', 'projects', localized(project.title, lang)),
            href: pathTo.manager.issuance(project.id),
          },
        ]
      : []),
    ...(order
      ? [{ ...related('order', 'investments', order.reference), href: pathTo.manager.investment(order.id) }]
      : []),
  ];
}

/** What became of a complaint, as the next one says it. */
async function decidedOf(visit: SignedInVisit, id: string) {
  const { data } = await call(visit, getComplaint, { params: { id } });
  const what = complaintStatus(visit, data, 'house').label;
  return { text: visit.t('sheet:queue.last', { what, name: data.person.name }), href: pathTo.manager.complaint(id) };
}
