/** A file as a browser takes it from a test. */
export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The smallest file that counts as a PDF by its content. */
export function pdf(name: string): Upload {
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1'),
  };
}
