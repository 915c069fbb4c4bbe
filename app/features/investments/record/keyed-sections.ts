import type { RecordSection } from '#contract/records.ts';

/** Sections with a name each: a heading may stand twice, as that of two attempts at one test. */
export function keyedSections(sections: readonly RecordSection[]) {
  return sections.map((section, at) => ({ ...section, key: `${at}-${section.title}` }));
}
