import { toneOf } from '#app/parts/status/tone-of.ts';
import type { Visit } from '#app/session/visit.ts';
import type { ComplaintJson, ComplaintRowJson, ComplaintStepJson } from '#contract/complaint.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { COMPLAINT_STAGE, isOpenComplaint } from '#domain/complaint/complaint.ts';
import { localized } from '#domain/tenant/language.ts';

type Reader = 'house' | 'investor';

/** How a complaint stands: of one that is decided, how. */
export function complaintStatus({ t }: Visit, { state, outcome }: ComplaintRowJson, reader: Reader) {
  return {
    label: outcome ? t(`complaints:outcome.${outcome}`) : t(`complaints:state.${state}`),
    tone: toneOf(COMPLAINT_STAGE[state], reader),
  };
}

/** What is due: of one that waits for its complainant, they owe an answer and the house owes its decision. */
const dueFor = ({ state }: ComplaintRowJson, reader: Reader) =>
  state === 'ASKED' && reader === 'house' ? 'EXAMINING' : state;

/** A row of a list in the reader's words. */
export function complaintRowView(visit: Visit, row: ComplaintRowJson, reader: Reader) {
  const { t, format, lang, now } = visit;
  return {
    kind: t(`complaints:kind.${row.kind}`),
    project: row.project ? localized(row.project.title, lang) : '',
    status: complaintStatus(visit, row, reader),
    due: row.due_at ? t(`complaints:dueFor.${dueFor(row, reader)}`, { date: format.date(row.due_at) }) : '',
    isLate: isOpenComplaint(row.state) && row.due_at !== null && new Date(row.due_at) <= now,
  };
}

/** Papers as links. */
const linksOf = (papers: ComplaintJson['papers']) =>
  papers.map(({ file_id, name }) => ({ name, href: fileAddress(file_id) }));

/** A text as its lines. */
const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** What was filed, by the template of the Annex of Delegated Regulation (EU) 2022/2117. */
export function filedFacts({ t, format, lang }: Visit, data: ComplaintJson) {
  const line = (key: string, value: string | null) => (value ? [{ label: t(`complaints:filed.${key}`), value }] : []);
  return [
    ...line('kind', t(`complaints:kind.${data.kind}`)),
    ...line('project', data.project && localized(data.project.title, lang)),
    ...line('order', data.order?.reference ?? null),
    ...line('happened', format.date(data.happened_on)),
    ...line('representative', data.representative),
    ...line('phone', data.phone),
    ...line('address', data.address),
  ];
}

/** The words of it: what happened, the loss, what is asked for. */
export function filedTexts({ t }: Visit, data: ComplaintJson) {
  const part = (key: string, text: string | null) =>
    text ? [{ key, title: t(`complaints:filed.${key}`), lines: linesOf(text) }] : [];
  return [...part('what', data.what), ...part('loss', data.loss), ...part('demand', data.demand)];
}

/** What came with it. */
export const filedPapers = (data: ComplaintJson) => linksOf(data.papers);

/** Which papers are taken. */
export const fileHint = ({ t, customization }: Visit) =>
  t('complaints:papers.hint', { limit: customization.tenant.upload_limit_mb });

/** Its course: what was received first, then each step with what was written and the day that was told. */
export function courseView(visit: Visit, data: ComplaintJson, reader: Reader) {
  const { t, format } = visit;
  return [
    {
      key: 'received',
      label: t('complaints:step.received'),
      date: format.dateTime(data.filed_at),
      by: '',
      due: t('complaints:told.received', { date: format.date(data.acknowledge_by) }),
      lines: [] as string[],
      papers: [] as ReturnType<typeof linksOf>,
    },
    ...data.steps.map((step) => ({
      key: step.id,
      label: labelOf(visit, step, data, reader),
      date: format.dateTime(step.at),
      by: step.by ?? '',
      due: step.due_at ? t(`complaints:told.${step.act}`, { date: format.date(step.due_at) }) : '',
      lines: step.text ? linesOf(step.text) : [],
      papers: linksOf(step.papers),
    })),
  ];
}

function labelOf({ t }: Visit, { act }: ComplaintStepJson, { outcome }: ComplaintJson, reader: Reader): string {
  if (act === 'decide' && outcome) return t(`complaints:outcome.${outcome}`);
  return t(`complaints:step.${act}.${reader}`);
}
export type CourseView = ReturnType<typeof courseView>;
