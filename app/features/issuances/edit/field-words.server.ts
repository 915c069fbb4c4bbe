import type { SignedInVisit } from '#app/session/visit.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import type { FieldSpec } from './field-spec.ts';

/** What a project can do without. The rest a draft may leave open, too, but its phases ask for it. */
const OPTIONAL = [
  'client_uuid',
  'issuer_website',
  'issuer_register_place',
  'issuer_register_sheet',
  'issuer_register_volume',
  'issuer_register_folio',
  'issuer_emails',
  'soft_cap',
  'target',
  'campaign_days',
  'token_expires_on',
  'video',
  'document_expires',
  'person_bio',
  'person_photo',
  'document_file',
  'new_logo',
  'new_pictures',
  'new_document',
];

/** The words of the fields of a section, and how each kind of field is drawn. */
export function wordsOf({ t }: SignedInVisit) {
  const hintOf = (key: string) => t(`projects:hint.${key}`, { defaultValue: '' }) || undefined;
  const line = (name: string, key = name): FieldSpec => ({
    kind: 'line',
    name,
    label: t(`projects:field.${key}`),
    hint: hintOf(key),
    required: !OPTIONAL.includes(key),
  });
  const bothOf = (name: string, key = name, kind: 'line' | 'lines' = 'line', rows?: number): FieldSpec[] =>
    LANGUAGES.map((lang) => ({
      kind,
      name: `${name}_${lang}`,
      label: t(`projects:in.${lang}`, { field: t(`projects:field.${key}`) }),
      hint: hintOf(key),
      required: !OPTIONAL.includes(key),
      rows,
    }));
  return {
    line,
    bothOf,
    both: (name: string, kind: 'line' | 'lines' = 'line', rows?: number) => bothOf(name, name, kind, rows),
    number: (name: string, more: Pick<FieldSpec, 'unit' | 'unitPosition' | 'whole'>): FieldSpec => ({
      ...line(name),
      kind: 'number',
      ...more,
    }),
    day: (name: string, key = name): FieldSpec => ({ ...line(name, key), kind: 'day' }),
    /** `count`: several at once. */
    file: (name: string, accept: string, key = name, count?: boolean): FieldSpec => ({
      ...line(name, key),
      kind: 'file',
      accept,
      multiple: count,
    }),
    select: <W extends string>(
      name: string,
      values: readonly W[],
      label: (value: W) => string,
      key = name,
    ): FieldSpec => ({
      ...line(name, key),
      kind: 'select',
      options: values.map((value) => ({ value, label: label(value) })),
      required: true,
    }),
    places: (count: number) => Array.from({ length: count }, (_, at) => at + 1),
  };
}
