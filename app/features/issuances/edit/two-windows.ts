import type { Flat } from './flat-form.ts';

/** The name of the choice between what somebody else has saved and what was typed here. */
export const choiceOf = (name: string) => `keep_${name}`;
export const THEIRS = 'theirs';
export const MINE = 'mine';

/** One field of which two windows hold different texts. */
interface Difference {
  name: string;
  theirs: string;
  mine: string;
}

/** The fields in which what was typed differs from what is saved now. What the form did not carry is no difference. */
export function differences(saved: Flat, typed: Record<string, unknown>): Difference[] {
  return Object.entries(typed).flatMap(([name, value]) => {
    const mine = plain(value);
    const theirs = plain(saved[name] ?? '');
    return Object.hasOwn(saved, name) && mine !== theirs ? [{ name, theirs, mine }] : [];
  });
}

/** Puts what somebody else has saved in the place of what was typed, where that was chosen. */
export function applyChoices(form: FormData, saved: Flat): void {
  for (const name of Object.keys(saved)) {
    if (form.get(choiceOf(name)) === THEIRS) form.set(name, saved[name] ?? '');
  }
}

const plain = (value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '');
