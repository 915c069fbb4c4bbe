/** An option of a filter: several codes may have one name, and then it stands for all of them. */
interface LabelledOption<Code extends string> {
  /** The first of its codes: what the address says. */
  value: Code;
  label: string;
  codes: readonly Code[];
}

/** One option for each name, in the order of the codes: two options that read alike are no choice. */
export function optionsByLabel<Code extends string>(
  codes: readonly Code[],
  labelOf: (code: Code) => string,
): LabelledOption<Code>[] {
  const labels = [...new Set(codes.map(labelOf))];
  return labels.flatMap((label) => {
    const same = codes.filter((code) => labelOf(code) === label);
    return same[0] ? [{ value: same[0], label, codes: same }] : [];
  });
}

/** The option that stands for a code; undefined without one. */
export function optionOf<Code extends string>(
  options: readonly LabelledOption<Code>[],
  code: Code | undefined,
): LabelledOption<Code> | undefined {
  return options.find(({ codes }) => codes.some((each) => each === code));
}
