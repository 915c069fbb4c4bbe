import { z } from 'zod';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Customization } from '#contract/customization.ts';
import { fieldsOfSection, type LookSection } from '#contract/look-fields.ts';
import { lookValue } from '#contract/look-values.ts';
import { nameOf } from './section.form.ts';

/** A field of a section as its screen draws it; label and hint are texts already. */
export interface LookField {
  kind: 'line' | 'lines' | 'code' | 'select' | 'switch';
  name: string;
  label: string;
  hint?: string;
  options?: { value: string; label: string }[];
}

/** Fields that stand beside each other: a colour and that of the dark, a text in both languages. */
const BESIDE = ['look-accent', 'texts-', 'currency-', 'look-ground', 'look-hero', 'look-heading', 'look-figures'];
BESIDE.push('look-density', 'look-pictures', 'urls-login', 'urls-legal', 'urls-contact');

/** The fields of a section in rows of one or two. */
export function rowsOf(visit: SignedInVisit, section: LookSection): LookField[][] {
  const rows: LookField[][] = [];
  for (const field of Object.entries(fieldsOfSection(section)).map(([path, schema]) => fieldOf(visit, path, schema))) {
    const last = rows.at(-1);
    const pairs = last?.length === 1 && last.every(({ name }) => BESIDE.some((start) => name.startsWith(start)));
    if (last && pairs && field.kind !== 'switch') last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function fieldOf({ t }: SignedInVisit, path: string, schema: unknown): LookField {
  const name = nameOf(path);
  const named = {
    name,
    label: t(`look:field.${name}`),
    hint: t(`look:hint.${name}`, { defaultValue: '' }) || undefined,
  };
  if (schema instanceof z.ZodBoolean) return { ...named, kind: 'switch' };
  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map((value) => ({ value: String(value), label: t(`look:option.${name}.${value}`) }));
    return { ...named, kind: 'select', options };
  }
  if (path === 'css') return { ...named, kind: 'code' };
  return { ...named, kind: path.startsWith('texts.') && !path.startsWith('texts.signIn') ? 'lines' : 'line' };
}

/** What the fields of a section hold, as a form does: a switch that is off has no word. */
export function formValues(section: LookSection, look: Customization): Record<string, string> {
  return Object.fromEntries(
    Object.keys(fieldsOfSection(section)).map((path) => {
      const value = lookValue(look, path);
      return [nameOf(path), typeof value === 'boolean' ? (value ? 'on' : '') : value];
    }),
  );
}
