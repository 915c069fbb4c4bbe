import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beyondDefaults, changedLeaves, leafAt, leavesOf, type Tree, withLeaf } from './leaves.ts';

const name = fc.constantFrom('a', 'b', 'c', 'd');
const leaf = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.array(fc.string(), { maxLength: 3 }));
const trees = fc.letrec<{ tree: Tree; value: unknown }>((tie) => ({
  tree: fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('tree')),
})).tree;
/** Without empty branches, which hold no leaf. */
const grown = (tree: Tree) =>
  Object.entries(leavesOf(tree)).reduce<Tree>((all, [at, value]) => withLeaf(all, at, value), {});

test('a leaf that is put in is read back, and no other changes', () => {
  fc.assert(
    fc.property(trees, leaf, (tree, value) => {
      const after = withLeaf(tree, 'x.y', value);
      expect(leafAt(after, 'x.y')).toEqual(value);
      expect(leavesOf(withLeaf(after, 'x.y', undefined))).toEqual(leavesOf(tree));
    }),
  );
});

test('two trees are made the same by putting in each leaf that differs', () => {
  fc.assert(
    fc.property(trees.map(grown), trees.map(grown), (one, other) => {
      // Where one has a leaf and the other a branch, taking away comes first.
      const changes = changedLeaves(one, other);
      const gone = changes.filter(({ to }) => to === undefined);
      const come = changes.filter(({ to }) => to !== undefined);
      const made = [...gone, ...come].reduce<Tree>((tree, { path, to }) => withLeaf(tree, path, to), one);
      expect(leavesOf(made)).toEqual(leavesOf(other));
      expect(changedLeaves(one, one)).toEqual([]);
    }),
  );
});

test('a tree keeps beyond the defaults every leaf but those that are as usual', () => {
  const usual = { title: 'TC', urls: { home: '/login', faq: '' }, list: ['a'] };
  const own = { title: 'Aurora', urls: { home: '/login', faq: '/faq' }, list: ['a'] };
  expect(beyondDefaults(own, usual)).toEqual({ title: 'Aurora', urls: { faq: '/faq' } });
  expect(beyondDefaults(usual, usual)).toEqual({});
});

test('a path that leads through a leaf or a prototype finds nothing', () => {
  expect(leafAt({ a: 'text' }, 'a.length')).toBeUndefined();
  expect(leafAt({}, '__proto__.toString')).toBeUndefined();
});
