import { isTicked } from '#app/forms/checked.ts';
import type { ProjectSection } from '#domain/issuance/project-sections.ts';

interface ListOf {
  list: string;
  /** The field that tells an entry from the others; null: nothing does. */
  key: string | null;
}

/** The list of a section whose entries are moved and taken away by buttons, and what tells one of them from the others. */
export const SECTION_LISTS: {
  [S in ProjectSection]?: ListOf;
} & { images: ListOf; documents: ListOf; team: ListOf } = {
  images: { list: 'pictures', key: 'url' },
  documents: { list: 'documents', key: 'id' },
  team: { list: 'team', key: null },
};

/** The names of the buttons of an entry, by its place from 1. */
export const entryIntent = (what: 'up' | 'down' | 'remove', place: number) => `${what}_${place}`;

/** A form with two entries of a list in each other's place. */
export function swapped(
  form: Record<string, unknown>,
  list: string,
  one: number,
  other: number,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const rest = (place: number) =>
        name.startsWith(`${list}_${place}_`) ? name.slice(`${list}_${place}`.length) : null;
      const [ofOne, ofOther] = [rest(one), rest(other)];
      if (ofOne !== null) return [`${list}_${other}${ofOne}`, value];
      return [ofOther === null ? name : `${list}_${one}${ofOther}`, value];
    }),
  );
}

/** The keys of the entries that are to go. */
export function removedKeys(form: Record<string, unknown>, { list, key }: ListOf): string[] {
  return Object.entries(form).flatMap(([name, value]) => {
    const place = name.startsWith(`${list}_`) && name.endsWith('_remove') ? name.slice(0, -'_remove'.length) : null;
    return place !== null && isTicked(value) ? [String(form[`${place}_${key}`] ?? '')] : [];
  });
}

/** What is saved, each entry of a list in the place that a form has it in: whatever was moved meanwhile, an entry is compared with itself. */
export function alignedTo(
  typed: Record<string, unknown>,
  saved: Record<string, string>,
  lists: ListOf | undefined,
): Record<string, string> {
  if (!lists || lists.key === null) return saved;
  const { list, key } = lists;
  const keyName = new RegExp(`^${list}_(\\d+)_${key}$`);
  const places = (form: Record<string, unknown>) =>
    new Map(
      Object.entries(form).flatMap(([name, value]) => {
        const place = keyName.exec(name)?.[1];
        return place && value ? [[String(value), place] as const] : [];
      }),
    );
  const [typedAt, savedAt] = [places(typed), places(saved)];
  const rest = Object.entries(saved).filter(([name]) => !name.startsWith(`${list}_`));
  const moved = [...typedAt].flatMap(([id, place]) => {
    const from = savedAt.get(id);
    if (!from) return [];
    const begin = `${list}_${from}_`;
    return Object.entries(saved).flatMap(([name, value]) =>
      name.startsWith(begin) ? [[`${list}_${place}_${name.slice(begin.length)}`, value] as const] : [],
    );
  });
  return Object.fromEntries([...rest, ...moved]);
}

/** What tells the entries of a list apart, by its hidden field: as it was typed, and in the places behind it whatever has come meanwhile. */
export function keysInPlace(
  typed: Record<string, unknown> | null,
  saved: Record<string, string>,
  lists: ListOf | undefined,
): Record<string, string> {
  if (!typed || !lists || lists.key === null) return {};
  const { list, key } = lists;
  const isKey = (name: string) => name.startsWith(`${list}_`) && name.endsWith(`_${key}`);
  const held = Object.entries(typed).filter(([name, value]) => isKey(name) && value);
  const named = new Set(held.map(([, value]) => String(value)));
  const rest = Object.entries(saved).flatMap(([name, value]) => (isKey(name) && !named.has(value) ? [value] : []));
  const places = Object.keys(saved).filter((name) => isKey(name) && !typed[name]);
  return Object.fromEntries([
    ...held.map(([name, value]) => [name, String(value)] as const),
    ...places.flatMap((name, at) => (rest[at] === undefined ? [] : [[name, rest[at]] as const])),
  ]);
}
