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
