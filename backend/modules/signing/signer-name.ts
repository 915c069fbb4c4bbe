/** A name as it is compared: letters and digits alone, no accents, one blank between words, no case. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a typed name is the person's: accents, case, hyphens and doubled blanks do not matter, the words and their order do. */
export function isSameName(typed: string, name: string): boolean {
  return plain(name) !== '' && plain(typed) === plain(name);
}
