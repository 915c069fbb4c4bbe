import type { FieldGroup } from './field-spec.ts';

const OF_LIST = /^([a-z]+)_(\d+)$/;

/** The groups of a section with further places of its lists, where more was typed in another window's form than there are places now: nothing typed goes out of sight. */
export function withTyped(groups: readonly FieldGroup[], typed: Record<string, unknown> | null): FieldGroup[] {
  if (!typed) return [...groups];
  return groups.flatMap((group, at) => {
    const [, list, number] = OF_LIST.exec(group.key) ?? [];
    const next = groups[at + 1]?.key ?? '';
    if (!list || next.startsWith(`${list}_`)) return [group];
    const place = Number(number);
    const more = Math.max(0, ...Object.entries(typed).flatMap(([name, value]) => (value ? placeOf(name, list) : [])));
    const further = Array.from({ length: Math.max(0, more - place) }, (_, step) => place + step + 1);
    return [group, ...further.map((to) => placed(group, list, { place, to }))];
  });
}

function placeOf(name: string, list: string): number[] {
  const place = name.startsWith(`${list}_`) ? Number.parseInt(name.slice(list.length + 1), 10) : Number.NaN;
  return Number.isNaN(place) ? [] : [place];
}

/** An empty place like another one. */
function placed(group: FieldGroup, list: string, { place, to }: { place: number; to: number }): FieldGroup {
  const from = `${list}_${place}`;
  return {
    key: `${list}_${to}`,
    title: group.title?.replace(String(place), String(to)),
    rows: group.rows.map((row) =>
      row.map((field) => ({ ...field, name: `${list}_${to}${field.name.slice(from.length)}` })),
    ),
  };
}
