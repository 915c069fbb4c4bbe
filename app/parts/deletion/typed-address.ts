import { z } from 'zod';

/** The account's e-mail, typed as it stands; blanks and capitals do not matter. */
export function typedAddress(email: string) {
  const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();
  return z.string().refine((text) => plain(text) === plain(email), { error: 'deletion:typedWrong' });
}
