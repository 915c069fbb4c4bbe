import type { SignedInVisit } from '#app/session/visit.ts';
import type { RegisterRowJson } from '#contract/house-registers.ts';
import { waitsForTelling } from '#domain/house-register/check-entry.ts';
import { factsOf, type HouseRegister } from '#domain/house-register/house-register.ts';

type Speaker = Pick<SignedInVisit, 't' | 'format'>;

/** A fact in the reader's words: days and codes by their names. */
export function factText({ t, format }: Speaker, register: HouseRegister, name: string, text: string): string {
  if (text === '') return '';
  const kind = factsOf(register).find(([known]) => known === name)?.[1].kind;
  if (kind === 'day') return format.date(text);
  return kind === 'word' ? t(`registers:word.${name}.${text}`) : text;
}

/** How an entry stands; a major incident of which nobody was told waits for the reader. */
export function stateOf({ t }: Speaker, { register, facts, closed_at: closed }: RegisterRowJson) {
  if (closed) return { label: t('registers:state.closed'), tone: 'neutral' as const };
  return waitsForTelling(register, facts)
    ? { label: t('registers:untold'), tone: 'caution' as const }
    : { label: t('registers:state.open'), tone: 'progress' as const };
}
