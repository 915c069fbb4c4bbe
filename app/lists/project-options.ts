import type { SignedInVisit } from '#app/session/visit.ts';
import { type Localized, localized } from '#domain/tenant/language.ts';
import type { FilterOption } from './filter.ts';

/** Projects as the options of a filter. */
export function projectOptions(
  { lang }: Pick<SignedInVisit, 'lang'>,
  projects: readonly { id: string; title: Localized }[],
): FilterOption[] {
  return projects.map(({ id, title }) => ({ value: id, label: localized(title, lang) }));
}
