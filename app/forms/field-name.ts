/** Long enough for `answer_` and a question's id; none of ours has more than thirty characters. */
const MAX_CHARS = 100;
const PLAIN = /^[A-Za-z0-9_-]+$/;

/**
 * Whether a field's name is one that a form of ours could have. Our forms are flat: a name is one word. conform reads others as paths, so
 * that `a[4294967294]` is an array of as many places and 3,000 dots an object as deep; its own `__intent__` edits lists that we do not have;
 * and what every object has by birth (`constructor`) is no field.
 */
export function isFieldName(name: unknown): name is string {
  return (
    typeof name === 'string' &&
    name.length <= MAX_CHARS &&
    PLAIN.test(name) &&
    !name.startsWith('__') &&
    !(name in Object.prototype)
  );
}
