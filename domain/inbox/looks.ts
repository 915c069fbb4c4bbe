import type { InboxKind } from './inbox.ts';

/** A thing that was opened so many minutes ago, and not again since, is taken to be closed: nobody says when they leave a page. */
export const LOOK_MINUTES = 10;

/** Of each manager no more than the newest of these are kept: who opens more has left the others. */
export const LOOKS_EACH = 5;

/** The moment after which a thing has to have been opened to count as open. */
export const looksFrom = (now: Date): Date => new Date(now.getTime() - LOOK_MINUTES * 60_000);

/** Kinds of work that share a page share who looks at it: a refund stands on the sheet of its order, as a proof does. */
export const lookedAtAs = (kind: InboxKind): InboxKind => (kind === 'refund' ? 'proof' : kind);

/** Whole minutes for which somebody has had it open, never below zero. */
export const minutesOpen = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000));
