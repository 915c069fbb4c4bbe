import type { ChipTone } from '#app/ui/controls/chip.tsx';

/** One record that was found, as texts. */
export interface Found {
  id: string;
  href: string;
  title: string;
  /** What identifies it: an e-mail, a reference, a project. */
  note: string;
  amount: string;
  date: string;
  chip: { label: string; tone: ChipTone } | null;
}

/** The first records of one noun. */
export interface FoundGroup {
  key: string;
  title: string;
  /** "12", "more than 10,000". */
  count: string;
  rows: Found[];
  /** The noun's own list with the same words; null: all of them stand here. */
  all: { href: string; label: string } | null;
}
