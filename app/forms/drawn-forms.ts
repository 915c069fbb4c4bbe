import { createContext, useContext } from 'react';

/** Ids of the forms of a page, written down as they are drawn. */
const Drawn = createContext<Set<string> | null>(null);

export const DrawnForms = Drawn.Provider;

/** Writes a form down, where somebody wants to know (`LateAnswers`). */
export function useDrawn(id: string): void {
  useContext(Drawn)?.add(id);
}
