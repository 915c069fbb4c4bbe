import type { Page } from '@playwright/test';

type Upload = Exclude<Parameters<Page['setInputFiles']>[1], string | readonly string[]>;

/** The smallest file that counts as a PDF by its content. */
export function pdf(name: string): Upload {
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1'),
  };
}
