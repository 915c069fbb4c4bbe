/** Class names in one string; what is false or absent is left out. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  const kept = names.filter(Boolean).join(' ');
  return kept === '' ? undefined : kept;
}
