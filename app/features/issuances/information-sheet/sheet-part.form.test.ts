import { describe, expect, it } from 'vitest';
import { parseForm } from '#app/forms/parse-form.server.ts';
import { SubmittedForm } from '#app/forms/submitted-form.ts';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { DEFAULT_CUSTOMIZATION } from '#app/tenant/customization.server.ts';
import { SHEET_PARTS } from '#domain/information-sheet/sheet-questions.ts';
import { sheetPartForm } from './sheet-part.form.ts';

const visit = {
  t: i18nOf('en', 'standard').i18n.getFixedT('en'),
  format: formatFor(DEFAULT_CUSTOMIZATION, 'en', new Date()),
};

/** A part as a browser sends it: each of its boxes is there, with nothing in it. */
function sent(part: (typeof SHEET_PARTS)[number], typed: Record<string, string> = {}) {
  const schema = sheetPartForm(part, 'en');
  const data = new FormData();
  for (const name of Object.keys(schema.shape)) if (!name.endsWith('_remove')) data.append(name, typed[name] ?? '');
  data.set('version', '1');
  return parseForm(visit, new SubmittedForm(data), schema);
}

describe('the form of a part of the information sheet', () => {
  it.each(SHEET_PARTS)('takes part %s with every box empty, since a draft may leave any answer out', (part) => {
    const submission = sent(part);
    expect(submission.status === 'error' ? submission.error : null).toBeNull();
  });

  it('takes part A of a company without a single closed year', () => {
    const submission = sent('A', { no_years_es: 'Creada este año.', no_years_en: 'Founded this year.' });
    expect(submission.status).toBe('success');
  });

  it('takes a year with its figures, and asks for the year of figures that have none', () => {
    expect(sent('A', { years_1_year: '2025', years_1_net_profit: '-5,000' }).status).toBe('success');
    expect(sent('A', { years_2_turnover: '100,000' })).toMatchObject({
      status: 'error',
      error: { years_2_year: ['Fill in this field.'] },
    });
  });
});
