import { expect, test } from 'vitest';
import { SubmittedForm } from '#app/forms/submitted-form.ts';
import { withoutGone } from './gone-entries.ts';
import { SECTION_LISTS } from './section-lists.ts';

const form = (values: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return new SubmittedForm(data);
};
const paper = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const SAVED = { documents_1_id: 'b', documents_1_title_es: 'Licencia' };

test('an entry that somebody took away leaves the form with its words and its file named, and the next one takes its place with what is its own', () => {
  const sent = form({
    version: '3',
    intent: 'remove_2',
    documents_1_id: 'a',
    documents_1_title_es: 'Contrato ',
    documents_1_title_en: '',
    documents_1_file: paper('contrato-v2.pdf'),
    documents_2_id: 'b',
    documents_2_title_es: 'Licencia nueva',
    documents_2_file: paper('licencia-v2.pdf'),
    new_document_title_es: 'Aforo',
  });
  const { form: left, gone } = withoutGone(sent, SAVED, SECTION_LISTS.documents);
  expect(gone).toEqual([{ words: ['Contrato'], files: ['contrato-v2.pdf'] }]);
  expect([...left.data.keys()].sort()).toEqual(
    ['version', 'intent', 'documents_1_id', 'documents_1_title_es', 'documents_1_file', 'new_document_title_es'].sort(),
  );
  expect([left.intent, left.text('documents_1_id'), left.file('documents_1_file')?.name]).toEqual([
    'remove_1',
    'b',
    'licencia-v2.pdf',
  ]);
});

test('a button of an entry that is gone only saves the rest', () => {
  const { form: left } = withoutGone(
    form({ intent: 'up_1', documents_1_id: 'a', documents_2_id: 'b' }),
    SAVED,
    SECTION_LISTS.documents,
  );
  expect([left.intent, left.text('documents_1_id')]).toEqual(['save', 'b']);
});

test('a form of which nothing is gone is the form that was sent, and people are told apart by nothing', () => {
  const sent = form({ documents_1_id: 'b', documents_1_title_es: 'Otra' });
  expect(withoutGone(sent, SAVED, SECTION_LISTS.documents)).toEqual({ form: sent, gone: [] });
  const team = form({ team_1_name: 'Ana', team_2_name: 'Eva' });
  expect(withoutGone(team, { team_1_name: 'Eva' }, SECTION_LISTS.team)).toEqual({ form: team, gone: [] });
});
