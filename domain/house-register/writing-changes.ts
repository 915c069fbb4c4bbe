import type { Facts } from './house-register.ts';

interface Written {
  name: string;
  facts: Facts;
}

/** What differs between two writings of an entry: `name` is what it is called. What is not there is empty. */
export function writingChanges(before: Written, after: Written): { fact: string; from: string; to: string }[] {
  const [was, is] = [
    { name: before.name, ...before.facts },
    { name: after.name, ...after.facts },
  ] as const;
  const textIn = (written: Record<string, string>, fact: string) => written[fact] ?? '';
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((fact) => {
    const [from, to] = [textIn(was, fact), textIn(is, fact)];
    return from === to ? [] : [{ fact, from, to }];
  });
}
