import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { isOnePiece } from '#app/ui/layout/one-piece.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { RecordSection } from '#contract/records.ts';

interface RecordSectionsProps {
  sections: readonly (RecordSection & { key: string })[];
  /** Level of their headings. Default 2. */
  level?: 2 | 3;
}

/** From so many columns on a table has no room in a box of running text. */
const WIDE_COLUMNS = 6;

/** Sums, tokens and per cents, or nothing: a column of them ends where its figures end. */
const isFigure = (text: string) =>
  /^(?:[+\u2212-]?(?:\p{Sc}|\p{L}{1,3}\u00a0)?[\d.,]+(?:\u00a0?(?:\p{Sc}|%|\p{L}{1,3}))?)?$/u.test(text);

/** Whether one of them needs the whole page: all take it then, so that they end in one line. */
export const hasWideTable = (sections: readonly Pick<RecordSection, 'tables'>[]) =>
  sections.some(({ tables }) => tables.some(({ head }) => head.length >= WIDE_COLUMNS));

/** A record as it is printed: each heading with its words, lines and tables. */
export function RecordSections({ sections, level }: RecordSectionsProps) {
  const wide = hasWideTable(sections);
  return sections.map(({ key, title, paragraphs, rows, tables }) => (
    <Card key={key} title={title} level={level} wide={wide}>
      <Stack gap="small">
        {paragraphs.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        {rows.length > 0 && <Facts items={rows} />}
        {tables.map(({ caption, head, rows: lines }) => (
          <DataTable
            key={caption}
            caption={caption}
            rows={lines}
            rowKey={(line) => line.join('|')}
            columns={head.map((header, at) => ({
              key: header,
              header,
              align: at > 0 && lines.every((line) => isFigure(line[at] ?? '')) ? 'end' : 'start',
              cell: (line: string[]) => (isOnePiece(line[at]) ? <Text as="span">{line[at]}</Text> : (line[at] ?? '')),
            }))}
            empty={null}
          />
        ))}
      </Stack>
    </Card>
  ));
}
