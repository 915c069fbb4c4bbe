import { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { Flat } from './flat-form.ts';
import type { SECTION_LISTS } from './section-lists.ts';

/** What a form had of an entry that somebody took away in another window. */
export interface Gone {
  /** Its words, as they were typed here. */
  words: string[];
  /** Files that were picked for it. */
  files: string[];
}

/** Buttons of an entry: `up_2`, `remove_2`. */
const OF_ENTRY = /^(up|down|remove)_(\d+)$/;
const TOLD_CHARS = 120;

/**
 * A form without the entries that are no longer there, the others moved up with their files and the button that was pressed; and what it had of those. A button of
 * one of them becomes `save`.
 */
export function withoutGone(
  sent: SubmittedForm,
  saved: Flat,
  lists: (typeof SECTION_LISTS)['images'] | undefined,
): { form: SubmittedForm; gone: Gone[] } {
  if (!lists || lists.key === null) return { form: sent, gone: [] };
  const { list, key } = lists;
  const there = new Set(Object.entries(saved).flatMap(([name, value]) => (isKey(name, list, key) ? [value] : [])));
  const places = placesIn(sent.data, list);
  const isGone = (place: number) => {
    const held = sent.text(`${list}_${place}_${key}`);
    return held !== '' && !there.has(held);
  };
  const left = places.filter((place) => !isGone(place));
  if (left.length === places.length) return { form: sent, gone: [] };
  const moved = new Map(left.map((place, at) => [place, at + 1]));
  const data = new FormData();
  for (const [name, value] of sent.data) {
    const place = placeIn(name, list);
    const to = place === null ? null : moved.get(place);
    if (place === null) data.append(name, name === 'intent' ? pressed(String(value), moved) : value);
    else if (to !== undefined && to !== null)
      data.append(`${list}_${to}${name.slice(`${list}_${place}`.length)}`, value);
  }
  const gone = places.filter(isGone).map((place) => goneOf(sent, `${list}_${place}_`, `${list}_${place}_${key}`));
  return { form: new SubmittedForm(data, sent.problems, sent.refusedFiles), gone };
}

function goneOf({ data }: SubmittedForm, begin: string, key: string): Gone {
  const own = [...data].filter(([name]) => name.startsWith(begin) && name !== key);
  return {
    words: own.flatMap(([name, value]) =>
      typeof value === 'string' && /_(es|en)$/.test(name) && value.trim() !== ''
        ? [value.trim().slice(0, TOLD_CHARS)]
        : [],
    ),
    files: own.flatMap(([, value]) => (value instanceof File && value.name !== '' ? [value.name] : [])),
  };
}

function pressed(intent: string, moved: ReadonlyMap<number, number>): string {
  const [, what, place] = OF_ENTRY.exec(intent) ?? [];
  if (!what) return intent;
  const to = moved.get(Number(place));
  return to === undefined ? 'save' : `${what}_${to}`;
}

/** The places that a form has of a list, from 1. */
export function placesIn(data: FormData, list: string): number[] {
  const found = new Set([...data.keys()].flatMap((name) => placeIn(name, list) ?? []));
  return [...found].sort((a, b) => a - b);
}

function placeIn(name: string, list: string): number | null {
  if (!name.startsWith(`${list}_`)) return null;
  const place = Number.parseInt(name.slice(list.length + 1), 10);
  return Number.isNaN(place) ? null : place;
}

const isKey = (name: string, list: string, key: string) => name.startsWith(`${list}_`) && name.endsWith(`_${key}`);
