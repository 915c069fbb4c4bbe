/** One field of which two windows hold different texts. */
interface Difference {
  name: string;
  theirs: string;
  mine: string;
}

/** The fields in which what was typed differs from what is saved now; a box without its tick is not sent. */
export function differing(saved: Record<string, string>, typed: Record<string, unknown>): Difference[] {
  return Object.entries(saved).flatMap(([name, value]) => {
    const [theirs, mine] = [plain(value), plain(typed[name])];
    return theirs === mine ? [] : [{ name, theirs, mine }];
  });
}

const plain = (value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '');
