import { FRAMED } from '#app/parts/papers/framed.server.ts';

const DRAWING = 'BT /F 22 Tf 48 500 Td (PDF) Tj ET 0.8 g 48 440 300 14 re f 48 400 300 14 re f 48 360 180 14 re f';
const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
  `<< /Length ${DRAWING.length} >>\nstream\n${DRAWING}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
];

/** A page that is nobody's, for the catalogue, under the headers of every paper. */
export function samplePaper(): Response {
  let text = '%PDF-1.4\n';
  const places = OBJECTS.map((object, index) => {
    const place = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const size = OBJECTS.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Response(text + table, {
    headers: { ...FRAMED, 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline; filename="sample.pdf"' },
  });
}
