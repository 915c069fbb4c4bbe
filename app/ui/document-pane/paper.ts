/** A document of a record as the pane shows it. */
export interface Paper {
  id: string;
  /** What it is: "Identity document, front". */
  label: string;
  /** Its name, when it came. */
  note: string;
  /** A picture is zoomed and turned by us; a page is drawn by the browser's own reader. */
  kind: 'picture' | 'page';
  /** Of the bytes, to be looked at. */
  lookHref: string;
  downloadHref: string;
  /** Of the screen with this paper in the pane. */
  href: string;
}

/** What a pane needs: all papers of a record, and which of them is shown; null where there is none. */
export interface Papers {
  all: readonly Paper[];
  shown: Paper | null;
  /** That this look is written down, and when; empty where it is not. */
  seen: string;
}
