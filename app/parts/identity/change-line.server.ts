import type { SignedInVisit } from '#app/session/visit.ts';
import type { FieldChange } from '#domain/user/identity-change.ts';

const DAYS = ['birthday', 'id_expires_on'];
const COUNTRIES = ['nationality', 'country', 'id_country', 'birthplace_country'];

/** One changed field in the reader's words: its label, and "before → after". */
export function changeLine(
  { t, format, lang }: SignedInVisit,
  part: 'person' | 'company',
  { field, from, to }: FieldChange,
): { label: string; value: string } {
  const countries = new Intl.DisplayNames([lang], { type: 'region' });
  const shown = (value: string | null) => {
    if (value === null) return t('history:nothing');
    if (DAYS.includes(field)) return format.date(value);
    if (COUNTRIES.includes(field)) return countries.of(value) ?? value;
    if (field === 'id_type') return t(`onboarding:facts.idTypes.${value}`, { defaultValue: value });
    if (field === 'representation') return t(`onboarding:company.representations.${value}`, { defaultValue: value });
    if (field === 'gender') return t(`onboarding:personal.genders.${value}`, { defaultValue: value });
    return value;
  };
  const name = field === 'shareholders' ? 'holders' : field;
  return {
    label: t(`onboarding:${part === 'person' ? 'personal' : 'company'}.${name}`, { defaultValue: field }),
    value: t('history:change', { from: shown(from), to: shown(to) }),
  };
}
