import { z } from 'zod';
import { typedNumber } from '#app/forms/typed-number.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { DECIMAL_SETTINGS, fieldsOfSettings, REQUIRED_OF } from '#contract/setting-fields.ts';
import type { SettingValue, SettingValues } from '#contract/setting-values.ts';
import type { SettingSection } from '#domain/tenant/setting-rules.ts';
import { groupedIban } from '#domain/validation/iban.ts';
import { nameOf } from './setting.form.ts';

/** A setting as its screen draws it; label and hint are texts already. */
export interface SettingField {
  kind: 'line' | 'figure' | 'select' | 'switch';
  name: string;
  label: string;
  hint?: string;
  /** What a figure counts, and on which side of it that stands. */
  unit?: string;
  unitPosition?: 'before' | 'after';
  options?: { value: string; label: string }[];
}

const ROLE = `${REQUIRED_OF}.`;
const PERCENTS: readonly string[] = ['withholdingPercent', 'refundContactAtPercent'];
const isMoney = (path: string) => DECIMAL_SETTINGS.includes(path) && !PERCENTS.includes(path);

/** The fields of a section, in their order. */
export function settingFields(visit: SignedInVisit, section: SettingSection): SettingField[] {
  const { t } = visit;
  const { currency } = visit.customization;
  // Rows with a form of their own.
  if (section === 'treaties') return [];
  return Object.entries(fieldsOfSettings(section)).map(([path, schema]) => {
    const name = nameOf(path);
    const hint = t(`settings:hint.${name}`, { defaultValue: '' }) || undefined;
    const named = { name, label: settingLabel(visit, path), hint };
    if (schema instanceof z.ZodBoolean) return { ...named, kind: 'switch' };
    if (schema instanceof z.ZodEnum) {
      const options = schema.options.map((value) => ({
        value: String(value),
        label: optionText(visit, path, String(value)),
      }));
      return { ...named, kind: 'select', options };
    }
    const unit = unitOf(visit, path);
    if (unit === null) return { ...named, kind: 'line' };
    return { ...named, kind: 'figure', unit, unitPosition: isMoney(path) ? currency.symbol_position : 'after' };
  });
}

/** What a setting is called; those of roles by the role. */
export function settingLabel({ t }: Pick<SignedInVisit, 't'>, path: string): string {
  if (!path.startsWith(ROLE)) return t(`settings:field.${nameOf(path)}`);
  return t('settings:field.requiredOf', { role: t(`statuses:role.${path.slice(ROLE.length)}`) });
}

/** What the fields of a section hold, as a form does: a switch that is off has no word. */
export function formValues({ lang }: Pick<SignedInVisit, 'lang'>, values: SettingValues): Record<string, string> {
  const shown = (path: string, value: SettingValue) => {
    if (typeof value === 'boolean') return value ? 'on' : '';
    if (DECIMAL_SETTINGS.includes(path)) return typedNumber(value, lang);
    return path === 'safeguarding.iban' ? groupedIban(value) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([path, value]) => [nameOf(path), shown(path, value)]));
}

/** A value in words, as a list of changes has it. */
export function settingText(visit: SignedInVisit, path: string, value: SettingValue | undefined): string {
  const { t, lang } = visit;
  if (value === undefined || value === '') return '';
  if (typeof value === 'boolean') return t(value ? 'settings:value.on' : 'settings:value.off');
  if (path === 'safeguarding.iban') return groupedIban(value);
  if (path === 'oversubscription' || path === 'tax.law') return optionText(visit, path, value);
  const unit = unitOf(visit, path);
  const figure = DECIMAL_SETTINGS.includes(path) ? typedNumber(value, lang) : value;
  return unit ? t('settings:value.with', { figure, unit }) : figure;
}

const optionText = ({ t }: SignedInVisit, path: string, value: string) => t(`settings:option.${nameOf(path)}.${value}`);

/** What a figure counts; null: it is a text. */
function unitOf({ t, customization }: SignedInVisit, path: string): string | null {
  if (PERCENTS.includes(path)) return '%';
  if (isMoney(path)) return customization.currency.symbol;
  return t(`settings:unit.${nameOf(path)}`, { defaultValue: '' }) || null;
}
