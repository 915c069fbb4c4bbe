import type { Missing } from '#domain/issuance/project-sections.ts';
import { NEW_PICTURES } from './file-names.ts';
import { flatShape } from './flat-form.ts';
import { SECTIONS } from './sections.ts';

/** The first field of a list in which nothing stands yet. */
const FIRST_OF: Record<string, string> = { pictures: NEW_PICTURES, risks: 'risks_1_es', team: 'team_1_name' };

/**
 * The place of what is missing on the page of its section: the field that the section's form has for it, so that no link leads to nothing. Of a
 * text that lacks both languages it is the first of the two.
 */
export function fieldAnchor({ field, lang, section }: Missing): string {
  const first = FIRST_OF[field];
  if (first) return `#project-${first}`;
  const place = Number(/\.(\d+)(?:\.|$)/.exec(field)?.[1] ?? 0) + 1;
  const names = Object.keys(flatShape(SECTIONS[section].fields, place));
  const flat = field.replace(/\.\d+/, `_${place}`).replaceAll('.', '_');
  const found = [flat, `${flat}_${lang ?? 'es'}`, `finance_${flat}`].find((name) => names.includes(name));
  return found ? `#project-${found}` : '';
}
