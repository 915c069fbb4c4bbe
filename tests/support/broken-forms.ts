const HEADERS = 'Content-Disposition: form-data; ';
const part = (headers: string, body: string) => `--x\r\n${headers}\r\n\r\n${body}\r\n`;
const END = '--x--\r\n';

/** Ten kinds of multipart form with the boundary `x`, whole. @param file name of a file field that the receiver takes */
export function tenForms(file: string): Readonly<Record<string, string>> {
  const field = (name: string) => `${HEADERS}name="${name}"`;
  const named = (name: string, filename: string) => `${field(name)}; filename="${filename}"`;
  return {
    text: part(field('email'), 'a@b.es') + END,
    file: part(`${named(file, 'a.pdf')}\r\nContent-Type: application/pdf`, '%PDF-1.4 abc') + END,
    'empty file name': part(named(file, ''), '') + END,
    'no file name': part(`${field(file)}\r\nContent-Type: application/pdf`, 'abc') + END,
    'octet-stream': part(`${field(file)}\r\nContent-Type: application/octet-stream`, 'abc') + END,
    'unknown field': part(named('nobody_knows', 'a.pdf'), 'abc') + part(HEADERS.trim(), 'abc') + END,
    'two files': part(named(file, 'a.pdf'), 'abc') + part(named(file, 'b.pdf'), 'abc') + END,
    'nested boundary':
      part(
        `${field(file)}\r\nContent-Type: multipart/mixed; boundary=y`,
        `--y\r\n${named('f', 'a')}\r\n\r\nabc\r\n--y--`,
      ) + END,
    'long headers': part(`${named(file, 'a'.repeat(60))}\r\nX-Long: ${'b'.repeat(60)}`, 'abc') + END,
    'around it': `before\r\n${part(named(file, 'a.pdf'), 'abc')}${END}after\r\n--x\r\n`,
  };
}

const LONG = 80_000;

/** Whole forms of which one name or type is 80 KB long. @param file name of a file field that the receiver takes */
export function longNames(file: string): Readonly<Record<string, string>> {
  const a = 'a'.repeat(LONG);
  const type = 'Content-Type: application/pdf';
  return {
    'file name': part(`${HEADERS}name="${file}"; filename="${a}.pdf"\r\n${type}`, '%PDF-1.4 abc') + END,
    'coded file name':
      part(`${HEADERS}name="${file}"; filename*=UTF-8''${'%C3%A1'.repeat(LONG / 6)}.pdf\r\n${type}`, '%PDF-1.4 abc') +
      END,
    'quoted file name':
      part(`${HEADERS}name="${file}"; filename="${'\\"'.repeat(LONG / 2)}.pdf"\r\n${type}`, '%PDF-1.4 abc') + END,
    'field name': part(`${HEADERS}name="${a}"`, 'abc') + END,
    'file’s field name': part(`${HEADERS}name="${a}"; filename="a.pdf"\r\n${type}`, 'abc') + END,
    'content type': part(`${HEADERS}name="${file}"; filename="a.pdf"\r\nContent-Type: application/${a}`, 'abc') + END,
  };
}
