import { z } from 'zod';

/** The title, typed as it stands in the reader's language; blanks and capitals do not matter. */
export function deleteForm(title: string) {
  const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return z.object({
    typed: z.string().refine((text) => plain(text) === plain(title), { error: 'projects:deleting.typedWrong' }),
  });
}
export type DeleteFields = z.input<ReturnType<typeof deleteForm>>;
