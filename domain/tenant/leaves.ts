/** A tree of settings: objects of objects, whose leaves are texts, numbers, switches or lists. */
export type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path such as `urls.home`; undefined where there is none. */
export function leafAt(tree: Tree, path: string): unknown {
  let at: unknown = tree;
  for (const name of path.split('.')) at = isTree(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}

/** The tree with another value at a path; undefined takes the leaf away. The tree itself stays as it was. */
export function withLeaf(tree: Tree, path: string, value: unknown): Tree {
  const [name = '', ...rest] = path.split('.');
  const inner = tree[name];
  const own = Object.fromEntries(Object.entries(tree).filter(([key]) => key !== name));
  if (rest.length > 0) return { ...own, [name]: withLeaf(isTree(inner) ? inner : {}, rest.join('.'), value) };
  return value === undefined ? own : { ...own, [name]: value };
}

/** Every leaf by its path. A list is one leaf. */
export function leavesOf(tree: Tree, path = ''): Record<string, unknown> {
  const found = Object.entries(tree).map(([name, value]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return isTree(value) ? leavesOf(value, at) : { [at]: value };
  });
  return Object.assign({}, ...found) as Record<string, unknown>;
}

/** One leaf that differs; undefined where it is not there. */
export interface LeafChange {
  path: string;
  from: unknown;
  to: unknown;
}

/** The leaves in which two trees differ, in the order of the first, then those that only the second has. */
export function changedLeaves(before: Tree, after: Tree): LeafChange[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((path) => !isSame(was[path], is[path]))
    .map((path) => ({ path, from: was[path], to: is[path] }));
}

/** What a tree says beyond the defaults: what is kept of it, so that a default that changes reaches whoever never chose. */
export function beyondDefaults(tree: Tree, defaults: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) => {
      const usual = defaults[name];
      if (!isTree(value)) return isSame(value, usual) ? [] : [[name, value]];
      const inner = beyondDefaults(value, isTree(usual) ? usual : {});
      return Object.keys(inner).length === 0 ? [] : [[name, inner]];
    }),
  );
}

/** Values of JSON: a missing one and undefined are the same. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
