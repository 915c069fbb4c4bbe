import type { OfferDifference } from '#contract/changed-offer.ts';

/** Differences under their heading, in their order. */
export interface DifferenceGroup {
  section: string;
  lines: { key: string; label: string; before: string; after: string }[];
}

/** Differences by the heading that they stand under. */
export function bySection(differences: readonly OfferDifference[]): DifferenceGroup[] {
  const groups: DifferenceGroup[] = [];
  for (const [at, { section, label, before, after }] of differences.entries()) {
    const last = groups.at(-1);
    const line = { key: `${at} ${label}`, label, before, after };
    if (last?.section === section) last.lines.push(line);
    else groups.push({ section, lines: [line] });
  }
  return groups;
}
