/** What of a printed sheet is compared. */
export interface PrintedSheet {
  sections: readonly {
    title: string;
    rows: readonly { label: string; value: string }[];
    tables: readonly { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }[];
  }[];
}

/** One thing that is said otherwise than before; empty: nothing was, or is, said of it. */
interface Difference {
  section: string;
  label: string;
  before: string;
  after: string;
}

/** What two versions in the same language say differently: in the order of the new one, then what it leaves out. */
export function sheetDifferences(before: PrintedSheet, after: PrintedSheet): Difference[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  const changed = [...is].flatMap(([key, { section, label, value }]) => {
    const old = was.get(key)?.value ?? '';
    return old === value ? [] : [{ section, label, before: old, after: value }];
  });
  const gone = [...was].flatMap(([key, { section, label, value }]) =>
    is.has(key) ? [] : [{ section, label, before: value, after: '' }],
  );
  return [...changed, ...gone];
}

interface Line {
  section: string;
  label: string;
  value: string;
}

/** The lines of a sheet, each by heading and label; the second one of a label is another line. */
function linesOf({ sections }: PrintedSheet): Map<string, Line> {
  const found = new Map<string, Line>();
  const add = (line: Line) => {
    const key = (time: number) => JSON.stringify([line.section, line.label, time]);
    let time = 1;
    while (found.has(key(time))) time += 1;
    found.set(key(time), line);
  };
  for (const { title, rows, tables } of sections) {
    for (const { label, value } of rows) add({ section: title, label, value });
    for (const { caption, rows: cells } of tables)
      for (const [name = '', ...values] of cells)
        add({ section: title, label: `${caption}: ${name}`, value: values.join(' · ') });
  }
  return found;
}
