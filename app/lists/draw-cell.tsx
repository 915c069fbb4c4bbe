import type { ReactNode } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip, type ChipTone } from '#app/ui/controls/chip.tsx';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { factsLine } from '#app/ui/layout/facts-line.ts';
import { Text } from '#app/ui/layout/text.tsx';
import { CellCode } from '#app/ui/table/cell-code.tsx';
import { CellMark } from '#app/ui/table/cell-mark.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { SentColumn } from './column.ts';

interface Of {
  id: string;
  /** Whose a button is, where it is read without its row. */
  whose?: string;
  /** The form of what is ticked. */
  form?: string;
}

/** A cell by its kind, of a row. */
export function drawCell(as: SentColumn['as'], texts: readonly string[], row: Of): ReactNode {
  const [text, second = '', note, beside] = texts;
  if (as === 'title')
    return (
      <CellTitle href={second || undefined} note={note} beside={beside}>
        {text}
      </CellTitle>
    );
  if (as === 'chip') return <Chip tone={second as ChipTone}>{text}</Chip>;
  if (as === 'mark') return <CellMark icon={second as IconName}>{text}</CellMark>;
  if (as === 'due')
    return (
      <Text as="span" size="small" tone={second ? 'negative' : 'ink'} strong={second !== ''}>
        {text}
      </Text>
    );
  if (as === 'code') return <CellCode>{text ?? ''}</CellCode>;
  if (as === 'act') return <Act texts={texts} {...row} />;
  const words = inWords(text);
  const said = second ? <a href={second}>{words}</a> : words;
  if (!beside) return said;
  return (
    <>
      {said}
      {factsLine(` · ${beside}`)}
    </>
  );
}

/** An e-mail address that has no room on one line breaks before its sign, and not in the middle of its last word. */
function inWords(text = ''): ReactNode {
  const [name, host, more] = text.split('@');
  if (host === undefined || more !== undefined || text.includes(' ')) return factsLine(text);
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}

/** Plain: a form that measures itself leaves a cell of a table no width. */
function Act({ texts, id, whose, form }: Of & { texts: readonly string[] }) {
  const [label = '', href, name, icon, intent, field] = texts;
  const look = {
    size: 'small',
    icon: (icon || undefined) as IconName | undefined,
    'aria-label': name || (whose && `${label}: ${whose}`),
  } as const;
  if (href)
    return (
      <LinkButton {...look} href={href}>
        {label}
      </LinkButton>
    );
  if (field === '1')
    return (
      <Button {...look} form={form} name={intent} value={id}>
        {label}
      </Button>
    );
  return (
    <form method="post">
      <input type="hidden" name={field} value={id} />
      <Button {...look} name="intent" value={intent}>
        {label}
      </Button>
    </form>
  );
}
