import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { ProjectSection } from '#domain/issuance/project-sections.ts';
import { NEW_DOCUMENT, NEW_PICTURES } from './file-names.ts';
import type { Gone } from './gone-entries.ts';

type Lines = Record<string, string[]>;

/** What was written, and picked, for entries that somebody took away in another window: each is said beside the field where it can be added again. */
export function goneLines({ t }: SignedInVisit, section: ProjectSection, gone: readonly Gone[]): Lines {
  if (gone.length === 0) return {};
  const field = section === 'documents' ? NEW_DOCUMENT : NEW_PICTURES;
  return {
    [field]: gone.map(({ words, files }) =>
      t('projects:goneMeanwhile', { what: [...words, ...files].join(' · ') || t('projects:goneUnnamed') }),
    ),
  };
}

/** Files that were not sent because the words beside them have first to be chosen: a browser gives up a file once its form has been sent. */
export function unsentLines({ t }: SignedInVisit, form: SubmittedForm): Lines {
  const lines: Lines = {};
  for (const [field, value] of form.data) {
    if (!(value instanceof File) || value.name === '') continue;
    lines[field] = [...(lines[field] ?? []), t('projects:pickAgain', { name: value.name })];
  }
  return lines;
}

/** The lines of both, by field. */
export function allLines(some: Lines, others: Lines): Lines {
  const all = { ...some };
  for (const [field, lines] of Object.entries(others)) all[field] = [...(all[field] ?? []), ...lines];
  return all;
}
