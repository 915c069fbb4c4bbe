import type { Newcomer } from './newcomer-answers.ts';
import type { ReadPage } from './page-reader.ts';

/** What somebody has seen and done on their way. */
export interface Effort {
  /** Questions that stood above the pages, in their order; a page that is drawn again with the same one is the same screen. */
  screens: string[];
  /** What was typed, chosen, ticked or brought, by its words. A day is one, and so is each sentence of the test; what stood there already is none. */
  inputs: string[];
}

/** Somebody new who reads what stands at fields and buttons, and knows no address: without script or in a browser. */
export interface Walker {
  readonly person: Newcomer;
  readonly effort: Effort;
  page: ReadPage;
  /** The address of another's site that a way led to; empty: none did. */
  outside: string;
  /** The page that was asked for last before a way led outside. */
  cameFor: string;
  /** Opens an address that was given to them: by a link, a mail or another's site. */
  open(address: string): Promise<void>;
  /** Follows the first link whose words fit; false where none does. */
  follow(words: RegExp): Promise<boolean>;
  /** Does what leads furthest on the page; false where nothing does. */
  goOn(): Promise<boolean>;
  /** Opens the page that is open once more. */
  again(): Promise<void>;
}
