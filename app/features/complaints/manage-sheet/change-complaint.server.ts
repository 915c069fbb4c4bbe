import type { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { afterDecision } from '#app/parts/queue/queue.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import {
  admitComplaint,
  askComplainant,
  decideComplaint,
  delayComplaint,
  dismissComplaint,
  getComplaint,
} from '#contract/complaints.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { admitForm, askForm, decideForm, delayForm, dismissForm } from './complaint.form.ts';
import { housePaperActs } from './complaint-papers.server.ts';
import { COMPLAINT_QUEUE } from './complaint-queue.ts';

type Kind = 'admit' | 'dismiss' | 'ask' | 'delay' | 'decide';

interface Doing<S extends z.ZodType> {
  kind: Kind;
  schema: S;
  /** What the question shows of the form. */
  facts(value: z.output<S>): { label: string; value: string }[];
  send(value: z.output<S>, key: string): Promise<unknown>;
  /** Whether it waits no longer: then the next one follows. */
  goesOn: boolean;
}

/** Buttons: `admit`, `dismiss`, `ask`, `delay`, `decide`. Each asks once, by reference and name, since whoever complains is told by mail. And those of the papers that go along. */
export async function changeComplaint(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const { t, format } = visit;
  const params = { id: id ?? '' };
  const text = (value: string) => [{ label: t('complaints:written'), value }];
  const doing = <S extends z.ZodType>(of: Doing<S>) => acting(visit, params.id, of);
  return answerForm(visit, form, {
    ...housePaperActs(visit, params.id),
    admit: doing({
      kind: 'admit',
      schema: admitForm,
      facts: () => [],
      send: (body, idempotencyKey) => call(visit, admitComplaint, { params, body, idempotencyKey }),
      goesOn: false,
    }),
    dismiss: doing({
      kind: 'dismiss',
      schema: dismissForm,
      facts: ({ reason }) => text(reason),
      send: (body, idempotencyKey) => call(visit, dismissComplaint, { params, body, idempotencyKey }),
      goesOn: true,
    }),
    ask: doing({
      kind: 'ask',
      schema: askForm,
      facts: (value) => text(value.text),
      send: (body, idempotencyKey) => call(visit, askComplainant, { params, body, idempotencyKey }),
      goesOn: true,
    }),
    delay: doing({
      kind: 'delay',
      schema: delayForm,
      facts: ({ reason, decide_on }) => [
        { label: t('complaints:delay.day'), value: format.date(decide_on) },
        ...text(reason),
      ],
      send: (body, idempotencyKey) => call(visit, delayComplaint, { params, body, idempotencyKey }),
      goesOn: false,
    }),
    decide: doing({
      kind: 'decide',
      schema: decideForm,
      facts: (value) => [
        { label: t('complaints:decide.outcome'), value: t(`complaints:outcome.${value.outcome}`) },
        ...text(value.text),
      ],
      send: (body, idempotencyKey) => call(visit, decideComplaint, { params, body, idempotencyKey }),
      goesOn: true,
    }),
  });
}

function acting<S extends z.ZodType>(
  visit: SignedInVisit,
  id: string,
  { kind, schema, facts, send, goesOn }: Doing<S>,
) {
  const { t } = visit;
  const here = pathTo.manager.complaint(id);
  return formAct({
    schema,
    ask: async (value) => {
      const { data } = await call(visit, getComplaint, { params: { id } });
      return {
        question: {
          title: t(`complaints:${kind}.ask`, { reference: data.reference, name: data.person.name }),
          text: t(`complaints:${kind}.asked`, { name: data.person.name }),
          button: t(`complaints:${kind}.button`),
          danger: kind === 'dismiss',
        },
        facts: facts(value),
        backHref: here,
      };
    },
    send,
    onward: async () => ({
      to: goesOn ? await afterDecision(visit, COMPLAINT_QUEUE, id) : here,
      toast: t(`complaints:${kind}.done`),
    }),
    // A colleague, or whoever complains, was faster: the page says how it stands now.
    refused: (failure) => (failure.code === 'complaint.moved' ? toldAt(visit, here)(failure) : null),
  });
}
