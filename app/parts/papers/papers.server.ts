import type { Visit } from '#app/session/visit.ts';
import type { Paper, Papers } from '#app/ui/document-pane/paper.ts';
import { fileAddress } from '#domain/access/file-address.ts';

/** A file of a record, as its screen names it. */
export interface RecordFile {
  fileId: string;
  label: string;
  note: string;
  /** With the ending of what it is by its content. */
  name: string;
}

const PAPER = 'paper';

/** The address of a record's screen with one of its papers in the pane. */
export const paperHref = (path: string, fileId: string, asked: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...asked, [PAPER]: fileId })}#paper`;

/**
 * The papers of a record: the one that the address asks for is shown, else the first. Papers that are of one sort go by the names of their files, so that each can be told from the others.
 * @param path of the record's screen
 */
export function papersOf({ url, t, format, now }: Visit, path: string, files: readonly RecordFile[]): Papers {
  const all = files.map(({ fileId, label, note, name }): Paper => {
    const file = fileAddress(fileId);
    const isOneOfSort = files.filter((other) => other.label === label).length > 1;
    return {
      id: fileId,
      label: isOneOfSort ? name : label,
      note,
      kind: kindOf(name),
      lookHref: `${file}/look`,
      downloadHref: file,
      href: paperHref(path, fileId),
    };
  });
  const asked = url.searchParams.get(PAPER);
  return {
    all,
    shown: all.find(({ id }) => id === asked) ?? all[0] ?? null,
    seen: t('ui:paper.seen', { date: format.dateTime(now.toISOString()) }),
  };
}

/** Whether the address asks for one of these papers. */
export const asksForPaper = ({ url }: Visit, fileId: string) => url.searchParams.get(PAPER) === fileId;

/** By the ending that files get when they are kept. An unknown one stands in a frame: where it is not shown, the frame says so. */
function kindOf(name: string): Paper['kind'] {
  return /\.(jpe?g|png|webp)$/i.test(name) ? 'picture' : 'page';
}
