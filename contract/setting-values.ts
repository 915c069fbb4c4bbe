import { ROLES } from '#domain/access/roles.ts';
import { leafAt, type Tree, withLeaf } from '#domain/tenant/leaves.ts';
import type { SettingSection } from '#domain/tenant/setting-rules.ts';
import { SETTING_BOUNDS } from '#domain/tenant/setting-rules.ts';
import { plainIban } from '#domain/validation/iban.ts';
import { fieldsOfSettings, REQUIRED_OF } from './setting-fields.ts';
import { treatyRatesIn, treatyRatesText } from './treaty-rate.ts';

/** A setting as forms and requests carry it: a switch or a text. */
export type SettingValue = string | boolean;
export type SettingValues = Readonly<Record<string, SettingValue>>;

const ROLE = `${REQUIRED_OF}.`;
/** Kept as null where they are empty: something of the installation stands in for them. */
const NULL_WHERE_EMPTY: readonly string[] = ['mail.from', 'mail.replyTo'];
/** Kept as rows, each of which says from which day on it holds. */
export const TREATIES = 'tax.treaties';
/** Kept without the blanks in which people write them. */
const ACCOUNT: readonly string[] = ['safeguarding.iban', 'safeguarding.bic'];

/** What the fields of a section hold in a tenant's settings, defaults filled in. */
export function settingValues(section: SettingSection, settings: Tree): Record<string, SettingValue> {
  return Object.fromEntries(Object.keys(fieldsOfSettings(section)).map((path) => [path, valueAt(settings, path)]));
}

/** Settings with other values in some of their fields. What no field names stays as it was. */
export function withSettingValues(settings: Tree, values: SettingValues): Tree {
  const plain = Object.entries(values).filter(([path]) => !path.startsWith(ROLE));
  const changed = plain.reduce<Tree>((tree, [path, value]) => withLeaf(tree, path, keptAs(path, value)), settings);
  if (plain.length === Object.keys(values).length) return changed;
  const required = ROLES.filter((role) => values[`${ROLE}${role}`] ?? valueAt(settings, `${ROLE}${role}`));
  return withLeaf(changed, REQUIRED_OF, required);
}

function valueAt(settings: Tree, path: string): SettingValue {
  if (path.startsWith(ROLE)) {
    const required = leafAt(settings, REQUIRED_OF);
    return Array.isArray(required) && required.includes(path.slice(ROLE.length));
  }
  const value = leafAt(settings, path);
  if (path === TREATIES) return treatyRatesText(Array.isArray(value) ? value : []);
  return typeof value === 'boolean' ? value : String(value ?? '');
}

function keptAs(path: string, value: SettingValue): unknown {
  if (typeof value === 'boolean') return value;
  if (value === '' && NULL_WHERE_EMPTY.includes(path)) return null;
  if (path === TREATIES) return treatyRatesIn(value) ?? [];
  if (ACCOUNT.includes(path)) return plainIban(value);
  return Object.hasOwn(SETTING_BOUNDS, path) ? Number(value) : value;
}
