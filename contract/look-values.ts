import { type LeafChange, leafAt, type Tree, withLeaf } from '#domain/tenant/leaves.ts';
import { type Customization, type CustomizationInput, REGISTER_FIELDS } from './customization.ts';
import { LOOK_SECTION_NAMES, LOOK_SECTIONS } from './look-fields.ts';

/** A field of a look as forms and requests carry it: a switch or a text. */
export type LookValue = string | boolean;

const REGISTER = 'fields.register';
const ASKED = `${REGISTER}.`;
/** Texts that are not there where they are empty, because something else stands in for them. */
const LEFT_OUT = /^(?:look\.accent_dark$|texts\.)/;

/** What a field of a section holds. */
export function lookValue(look: Customization, path: string): LookValue {
  if (path.startsWith(ASKED)) return look.fields.register.some((name) => `${ASKED}${name}` === path);
  const value = leafAt(look as Tree, path);
  return typeof value === 'boolean' ? value : String(value ?? '');
}

/** A look with other values in some of its fields; not checked yet. */
export function withLookValues(look: Customization, values: Readonly<Record<string, LookValue>>): CustomizationInput {
  const plain = Object.entries(values).filter(([path]) => !path.startsWith(ASKED));
  const changed = plain.reduce<Tree>((tree, [path, value]) => withLeaf(tree, path, keptAs(path, value)), look);
  const asked = REGISTER_FIELDS.filter((name) => values[`${ASKED}${name}`] ?? look.fields.register.includes(name));
  return withLeaf(changed, REGISTER, asked) as CustomizationInput;
}

function keptAs(path: string, value: LookValue): unknown {
  if (value === '' && LEFT_OUT.test(path)) return undefined;
  return path === 'tenant.upload_limit_mb' ? Number(value) : value;
}

/** The section that a leaf belongs to; `flows` and `payments` are written as JSON. */
export function sectionOfLeaf(path: string): string {
  const found = LOOK_SECTION_NAMES.find((name) =>
    Object.keys(LOOK_SECTIONS[name]).some((field) => field === path || field.startsWith(`${path}.`)),
  );
  return found ?? (path.startsWith('flows.') ? 'flows' : 'payments');
}

/** The sections in which anything differs. */
export const sectionsOf = (changes: readonly LeafChange[]) => [
  ...new Set(changes.map(({ path }) => sectionOfLeaf(path))),
];
