import { describe, expect, it } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { DEFAULT_CUSTOMIZATION } from '#app/tenant/customization.server.ts';
import type { ComplaintJson } from '#contract/complaint.ts';
import {
  COMPLAINT_ACTS,
  COMPLAINT_KINDS,
  COMPLAINT_OUTCOMES,
  COMPLAINT_STATES,
  isOpenComplaint,
} from '#domain/complaint/complaint.ts';
import { complaintRowView, complaintStatus, courseView, filedFacts, filedTexts } from './complaint-view.server.ts';

const NOW = new Date('2026-03-10T10:00:00Z');
const visitIn = (lang: 'es' | 'en') =>
  ({
    lang,
    now: NOW,
    t: i18nOf(lang, 'standard').i18n.getFixedT(lang),
    format: formatFor(DEFAULT_CUSTOMIZATION, lang, NOW),
  }) as unknown as SignedInVisit;

const ID = '00000000-0000-4000-8000-000000000001';
const FILED: ComplaintJson = {
  ...{ id: ID, reference: 'REC-34AC-DE', kind: 'payment', state: 'EXAMINING', filed_at: '2026-03-02T09:00:00.000Z' },
  ...{ project: { id: ID, title: { es: 'Huerta', en: 'Orchard' } }, due_at: '2026-04-02T21:59:59.000Z', outcome: null },
  ...{ happened_on: '2026-03-01', what: 'Una\ndos', loss: null, demand: 'Que se corrija', representative: null },
  ...{
    phone: null,
    address: null,
    order: { id: ID, reference: 'ORD-34AC-DE' },
    acknowledge_by: '2026-03-16T22:59:59.000Z',
  },
  ...{ decide_by: '2026-04-02T21:59:59.000Z', answer_by: null, ended_at: null, papers: [], steps: [] },
};
const stepOf = (act: (typeof COMPLAINT_ACTS)[number]) => ({
  ...{ id: act, act, at: '2026-03-03T09:00:00.000Z', text: 'Escrito', by: 'Marta' },
  due_at: '2026-03-20T22:59:59.000Z',
  papers: [],
});
/** A text that nobody wrote shows its key. */
const isKey = (text: string) => /^[a-z_]+[.:]/.test(text) || text.includes('complaints:');

describe.each(['es', 'en'] as const)('a complaint in %s', (lang) => {
  const visit = visitIn(lang);

  it('has words for each kind, state and outcome', () => {
    const said = [
      ...COMPLAINT_KINDS.map((kind) => complaintRowView(visit, { ...FILED, kind }, 'investor').kind),
      ...COMPLAINT_STATES.map((state) => complaintStatus(visit, { ...FILED, state }, 'house').label),
      ...COMPLAINT_OUTCOMES.map(
        (outcome) => complaintStatus(visit, { ...FILED, state: 'DECIDED', outcome }, 'investor').label,
      ),
    ];
    expect(said.filter(isKey)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  it('tells each step to either reader, with the day that was told', () => {
    for (const reader of ['house', 'investor'] as const)
      for (const act of COMPLAINT_ACTS) {
        const told = act !== 'dismiss' && act !== 'decide' && act !== 'withdraw';
        const step = { ...stepOf(act), due_at: told ? stepOf(act).due_at : null };
        const [received, line] = courseView(visit, { ...FILED, steps: [step] }, reader);
        expect([received?.label, line?.label, line?.due].filter((text) => text && isKey(text))).toEqual([]);
        expect(line?.due.includes('2026')).toBe(told);
        expect(line).toMatchObject({ lines: ['Escrito'] });
        expect(line?.by).toContain('Marta');
      }
  });

  it('says a decision by its outcome, and not that there was one', () => {
    for (const outcome of COMPLAINT_OUTCOMES) {
      const decided: ComplaintJson = { ...FILED, state: 'DECIDED', outcome, steps: [stepOf('decide')] };
      const { label } = complaintStatus(visit, decided, 'investor');
      expect(courseView(visit, decided, 'investor').at(-1)?.label).toBe(label);
    }
  });

  it('shows what was filed and leaves out what was not', () => {
    expect(filedFacts(visit, FILED).map(({ value }) => value)).toContain('ORD-34AC-DE');
    expect(filedTexts(visit, FILED).map(({ key, lines }) => [key, lines])).toEqual([
      ['what', ['Una', 'dos']],
      ['demand', ['Que se corrija']],
    ]);
    const more = { ...FILED, representative: 'Ana Ruiz', phone: '+34600000000', loss: 'Cien euros' };
    expect(filedFacts(visit, more)).toHaveLength(filedFacts(visit, FILED).length + 2);
    expect(filedFacts(visit, { ...FILED, project: null, order: null })).toHaveLength(2);
    const facts = [...filedFacts(visit, more), ...filedTexts(visit, more)];
    expect(facts.map((fact) => ('label' in fact ? fact.label : fact.title)).filter(isKey)).toEqual([]);
  });
});

it('a complaint is late once its day is over, and never when it is over itself', () => {
  const visit = visitIn('es');
  for (const state of COMPLAINT_STATES) {
    const lateAt = (due_at: string | null) => complaintRowView(visit, { ...FILED, state, due_at }, 'house').isLate;
    expect(lateAt('2026-03-10T09:59:59.000Z')).toBe(isOpenComplaint(state));
    expect(lateAt('2026-03-10T10:00:01.000Z')).toBe(false);
    expect(lateAt(null)).toBe(false);
  }
});

it('a complaint that waits for its reader is amber to them alone', () => {
  const visit = visitIn('es');
  const toneOf = (state: ComplaintJson['state'], reader: 'house' | 'investor') =>
    complaintStatus(visit, { ...FILED, state }, reader).tone;
  expect([toneOf('RECEIVED', 'house'), toneOf('RECEIVED', 'investor')]).toEqual(['caution', 'progress']);
  expect([toneOf('ASKED', 'house'), toneOf('ASKED', 'investor')]).toEqual(['progress', 'caution']);
});

it('a day that is due says for what, and an answer that is awaited is owed by its complainant alone', () => {
  const visit = visitIn('es');
  const dueAt = (state: ComplaintJson['state'], reader: 'house' | 'investor') =>
    complaintRowView(visit, { ...FILED, state, due_at: '2026-04-02T21:59:59.000Z' }, reader).due.split(':')[0];
  expect(dueAt('RECEIVED', 'house')).toBe('Acuse de recibo');
  expect(dueAt('EXAMINING', 'investor')).toBe('Decisión');
  expect([dueAt('ASKED', 'house'), dueAt('ASKED', 'investor')]).toEqual(['Decisión', 'Respuesta']);
});
