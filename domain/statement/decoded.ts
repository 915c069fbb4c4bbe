/**
 * The text of a bank's file, whose bytes may be of any charset: a byte order mark tells first, then the zeros of UTF-16, then what XML declares.
 * What claims to be UTF-8 and is not comes from a program that wrote its own code page: Windows-1252, which holds Latin-1. The same where
 * nothing is declared (Norma 43). Marks, blanks and control signs round the text are left out.
 */
export function decodedStatement(bytes: Uint8Array): string {
  return trimmed(textOf(bytes));
}

function textOf(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return decodedAs('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodedAs('utf-16be', bytes);
  if (first === 0x3c && second === 0 && fourth === 0) return decodedAs('utf-16le', bytes);
  if (first === 0 && second === 0x3c && third === 0) return decodedAs('utf-16be', bytes);
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^[^<>]{0,20}<\?xml[^<>]{0,100}?\sencoding\s{0,5}=\s{0,5}["']([\w.:-]{1,40})["']/i.exec(
    beginning,
  )?.[1];
  // An eight-bit declaration of UTF-16 has been written by a program that then saved the file as something else.
  if (declared && !/^utf-?(8|16)/i.test(declared)) {
    const text = tryAs(declared, bytes);
    if (text !== null) return text;
  }
  return tryAs('utf-8', bytes) ?? decodedAs('windows-1252', bytes);
}

function decodedAs(charset: string, bytes: Uint8Array): string {
  return new TextDecoder(charset).decode(bytes);
}

/** Null where the charset is not known, or the bytes are not of it. */
function tryAs(charset: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Without a pattern: one that ends at the end looks at every run of blanks within, again and again. */
function trimmed(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(text.charCodeAt(from))) from += 1;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Control signs, blanks, the byte order mark; some banks end a file as CP/M did. */
function isBlank(code: number): boolean {
  return code <= 0x20 || (code >= 0x7f && code <= 0xa0) || code === 0xfeff;
}
