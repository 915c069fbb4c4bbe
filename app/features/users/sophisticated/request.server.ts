import type { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import type { Question } from '#app/forms/ask-once.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { historyLines } from '#app/parts/history/history-lines.server.ts';
import { criterionText } from '#app/parts/own-sophisticated/criterion-text.ts';
import { standingChip } from '#app/parts/own-sophisticated/standing-chip.server.ts';
import { papersOf } from '#app/parts/papers/papers.server.ts';
import { afterDecision, queueView } from '#app/parts/queue/queue.server.ts';
import type { Turn } from '#app/parts/sheet/turn-line.tsx';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getSophisticated, reviewSophisticated, type SophisticatedSheetJson } from '#contract/suitability.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { grantRequestForm, refuseRequestForm } from './request.form.ts';

const requestPath = (id: string) => pathTo.manager.sophisticatedRequest(id);

const QUEUE = { queue: 'sophisticated' as const, hrefOf: requestPath, listHref: pathTo.manager.sophisticatedRequests };

/** One request: what is declared beside the evidence, and the manager's yes or no. */
export async function loadRequest(visit: SignedInVisit, id: string | undefined) {
  const { t, format } = visit;
  const { modules } = visit.customization;
  const { data } = await call(visit, getSophisticated, { params: { id: id ?? '' } });
  const { declaration } = data;
  const fact = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : []);
  return {
    head: pageHead(visit, { title: t('sophisticated:sheet.title', { name: data.name }) }),
    usersHref: pathTo.manager.users,
    listHref: pathTo.manager.sophisticatedRequests,
    userHref: pathTo.manager.user(data.user_id),
    name: data.name,
    queue: await queueView(visit, QUEUE, data.id, (before) => decidedOf(visit, before)),
    turns: turnsOf(visit, data),
    about: [
      data.representative && t('sheet:representedBy', { name: data.representative }),
      data.email,
      t(`statuses:legal.${data.legal_type}`),
      format.dateTime(data.requested_at),
    ]
      .filter(Boolean)
      .join(' · '),
    chip: standingChip(visit, data.standing),
    criteria: data.criteria.map((criterion) => criterionText(visit, criterion)),
    declaration: declaration && {
      title: t('sophisticated:sheet.declaration', { version: declaration.version }),
      text: declaration.text,
    },
    facts: [
      ...fact(
        t('sophisticated:sheet.identity'),
        modules.kyc ? t(data.kyc_status ? `statuses:kyc.${data.kyc_status}` : 'users:kycNone') : null,
      ),
      ...fact(t('sophisticated:sheet.signed'), declaration?.typed_name),
      ...fact(t('sophisticated:column.until'), data.valid_until && format.date(data.valid_until)),
    ],
    papers: papersOf(
      visit,
      pathTo.manager.sophisticatedRequest(data.id),
      data.evidence.map(({ file_id: fileId, name }) => ({ fileId, name, label: name, note: '' })),
    ),
    // What a line leads to is this very page.
    history: historyLines(
      visit,
      data.log.map((entry) => ({ ...entry, source: null })),
      { ownerName: data.name },
    ),
    may: data.may_review,
    mayGrant: data.may_grant,
    questions: { grant: questionOf(visit, 'grant', data.name), refuse: questionOf(visit, 'refuse', data.name) },
    closed: closedText(visit, data),
    forms: { grant: formOf(grantRequestForm, visit), refuse: formOf(refuseRequestForm, visit) },
  };
}

/** A request that waits is a manager's to answer: somebody else's where it is one's own. */
function turnsOf({ t, format }: SignedInVisit, { status, may_review, requested_at }: SophisticatedSheetJson): Turn[] {
  if (status !== 'REQUESTED') return [];
  const what = t('sophisticated:sheet.turn', { age: format.relativeDays(requested_at) });
  return [{ mine: may_review, who: t(may_review ? 'users:turn.mine' : 'users:turn.colleague'), what }];
}

/** What became of a request, as the next one says it. */
async function decidedOf(visit: SignedInVisit, id: string) {
  const { data } = await call(visit, getSophisticated, { params: { id } });
  const what = standingChip(visit, data.standing).label;
  return { text: visit.t('sheet:queue.last', { what, name: data.name }), href: requestPath(data.id) };
}

/** Why there is nothing to decide here. */
function closedText({ t }: SignedInVisit, { status }: SophisticatedSheetJson): string {
  if (status === 'WITHDRAWN') return t('sophisticated:sheet.withdrawn');
  return t(status === 'REQUESTED' ? 'sophisticated:sheet.own' : 'sophisticated:sheet.closed');
}

export type RequestData = Awaited<ReturnType<typeof loadRequest>>;

/** Buttons: `grant`, and `refuse` with a reason. Each asks once, by the person's name. The person is told by mail. */
export async function changeRequest(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const requestId = id ?? '';
  return answerForm(visit, form, {
    grant: reviewing(visit, requestId, 'grant', grantRequestForm, () => ({ granted: true })),
    refuse: reviewing(visit, requestId, 'refuse', refuseRequestForm, ({ reason }) => ({ granted: false, reason })),
  });
}

function reviewing<S extends z.ZodType>(
  visit: SignedInVisit,
  id: string,
  kind: 'grant' | 'refuse',
  schema: S,
  bodyFrom: (value: z.output<S>) => { granted: boolean; reason?: string },
) {
  const { t } = visit;
  return formAct({
    schema,
    ask: async (value) => {
      const { data: request } = await call(visit, getSophisticated, { params: { id } });
      const { reason } = bodyFrom(value);
      return {
        question: questionOf(visit, kind, request.name),
        facts: reason ? [{ label: t('sophisticated:refuse.reason'), value: reason }] : [],
        backHref: pathTo.manager.sophisticatedRequest(id),
      };
    },
    send: (value, idempotencyKey) =>
      call(visit, reviewSophisticated, { params: { id }, body: bodyFrom(value), idempotencyKey }),
    onward: async () => ({ to: await afterDecision(visit, QUEUE, id), toast: t(`sophisticated:${kind}.done`) }),
  });
}

function questionOf({ t }: SignedInVisit, kind: 'grant' | 'refuse', name: string): Question {
  return {
    title: t(`sophisticated:${kind}.ask`, { name }),
    text: t(`sophisticated:${kind}.asked`, { name }),
    button: t(`sophisticated:${kind}.button`),
    danger: kind === 'refuse',
  };
}
