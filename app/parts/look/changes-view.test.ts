import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#app/api/failure.ts';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { customization } from '#contract/customization.ts';
import { LOOK_SECTION_NAMES, LOOK_SECTIONS } from '#contract/look-fields.ts';
import { changeFacts, countOf, leafLabel, lookDifferences, wholeProblems } from './changes-view.server.ts';

const USUAL = customization.parse({});

/** As much of a visit as words need. */
function visitIn(lang: 'es' | 'en'): SignedInVisit {
  const t = i18nOf(lang, 'standard').i18n.getFixedT(lang);
  return { t, lang, customization: USUAL, format: formatFor(USUAL, lang, new Date(0)) } as SignedInVisit;
}
const es = visitIn('es');

describe('the changes of a look', () => {
  it('stand under the sections that they belong to, with the names of their fields and the words of their choices', () => {
    const after = customization.parse({
      title: 'Aurora',
      look: { radius: 'round' },
      hide: { register: true },
      fields: { register: ['phone', 'birthday'] },
      flows: { onboarding: ['KYC', 'INVEST'] },
    });
    const groups = lookDifferences(es, USUAL, after);
    expect(groups.map(({ section }) => section)).toEqual(['Identidad', 'Flujo', 'Ocultar', 'Registro']);
    const lines = groups.flatMap((group) => group.lines);
    expect(countOf(groups)).toBe(5);
    expect(lines.map(({ label, before, after: now }) => [label, before, now])).toEqual([
      ['Nombre en la pestaña', 'TC SAAS', 'Aurora'],
      ['Esquinas', 'Suaves', 'Redondas'],
      ['Pasos de una inversión', expect.stringContaining('Identificación'), 'Identificación, Importe'],
      ['Cerrar el registro', 'No', 'Sí'],
      ['Datos que pide el registro', '', 'Teléfono, Fecha de nacimiento'],
    ]);
  });

  it('are asked about one by one, with what was there and what will be', () => {
    const after = customization.parse({ title: 'Aurora', urls: { faq: '/preguntas' } });
    expect(changeFacts(es, USUAL, after)).toEqual([
      { label: 'Nombre en la pestaña', value: 'TC SAAS → Aurora' },
      { label: 'Preguntas frecuentes', value: '(vacío) → /preguntas' },
    ]);
    expect(changeFacts(es, after, after)).toEqual([]);
  });

  it('are told with the names of their fields where they are refused as a whole', () => {
    const fields = {
      'flows.onboarding': { key: 'validator.error_flow_people', params: { step: 'KYC', count: 40 } },
      title: { key: 'validator.error_null' },
    };
    const told = wholeProblems(es, new ApiFailure(422, { body: { error: 'request.invalid', fields }, requestId: 'r' }));
    expect(told?.[0]).toMatch(/^Pasos de una inversión: En «Identificación» hay personas ahora \(40\)/);
    expect(told?.[1]).toBe('Nombre en la pestaña: Rellene este campo.');
    expect(
      wholeProblems(es, new ApiFailure(409, { body: { error: 'look.changed_meanwhile' }, requestId: 'r' })),
    ).toBeNull();
  });

  it('tell a long text by its size, and a text that comes or goes by itself', () => {
    const css = `${'.a { color: red; }\n'.repeat(40)}`;
    const [group] = lookDifferences(es, USUAL, customization.parse({ css }));
    expect(group?.lines[0]).toMatchObject({ before: '', after: `41 líneas, ${css.length} caracteres` });
    const spoken = customization.parse({ texts: { signIn: { en: 'Sun and soil.' } } });
    expect(lookDifferences(es, spoken, USUAL)[0]?.lines[0]).toMatchObject({ before: 'Sun and soil.', after: '' });
  });

  it('name ways to pay with what they cost', () => {
    const after = customization.parse({
      payment_methods: [{ method: 'CARD', fee_percent: '1.2', limit: '3000.00' }],
    });
    expect(lookDifferences(es, USUAL, after)[0]?.lines[0]?.after).toMatch(
      /^.+ · 0,00\s€ \+ 1,2\s?% · hasta 3.000,00\s€$/,
    );
  });

  it.each(['es', 'en'] as const)('have a name of its own for every field, in %s', (lang) => {
    const names = LOOK_SECTION_NAMES.map((section) =>
      Object.keys(LOOK_SECTIONS[section]).map((path) => [path, leafLabel(visitIn(lang), path)]),
    );
    for (const section of names) {
      expect(section.filter(([path, label]) => path === label && path !== 'css')).toEqual([]);
      expect(new Set(section.map(([, label]) => label)).size).toBe(section.length);
    }
  });
});
