/** An act on one name of a list in which each stands once. */
export const FLOW_ACTS = ['up', 'down', 'add', 'remove'] as const;
export type FlowAct = (typeof FLOW_ACTS)[number];

/**
 * A list after one act. What cannot be done leaves it as it is: the first cannot go up, the last not down, what is there is not added again.
 * @param usual every name that there is, in the usual order: what is added goes before the first name that usually comes later
 */
export function afterAct<T>(list: readonly T[], usual: readonly T[], act: FlowAct, name: T): T[] {
  const at = list.indexOf(name);
  switch (act) {
    case 'up':
      return at > 0 ? swapped(list, at - 1) : [...list];
    case 'down':
      return at >= 0 && at < list.length - 1 ? swapped(list, at) : [...list];
    case 'remove':
      return list.filter((one) => one !== name);
    case 'add':
      return at < 0 && usual.includes(name) ? added(list, usual, name) : [...list];
  }
}

/** The two that stand at a place and after it change places. */
function swapped<T>(list: readonly T[], at: number): T[] {
  return [...list.slice(0, at), ...list.slice(at, at + 2).reverse(), ...list.slice(at + 2)];
}

function added<T>(list: readonly T[], usual: readonly T[], name: T): T[] {
  const before = list.findIndex((one) => usual.indexOf(one) > usual.indexOf(name));
  return before < 0 ? [...list, name] : [...list.slice(0, before), name, ...list.slice(before)];
}
