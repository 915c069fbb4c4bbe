import { issuanceDocuments } from '#backend/db/schema/issuance-content.ts';
import { keepBytes } from '#backend/files/keep-file.ts';
import { BOLD, REGULAR, useFonts } from '#backend/files/pdf-fonts.ts';
import { localized } from '#domain/tenant/language.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { ProjectContent, ProjectDocument } from './content/project-content.ts';
import type { SeededProject } from './seed-projects.ts';
import { hasDemoSheet } from './seed-sheets.ts';
import type { SeedWork } from './seed-work.ts';

/** Writes every project's documents, each with a PDF that says what the project's page says of it. */
export async function seedDocuments(work: SeedWork, projects: readonly SeededProject[]): Promise<void> {
  const rows: (typeof issuanceDocuments.$inferInsert)[] = [];
  for (const project of projects) {
    for (const [position, document] of project.content.documents.entries()) {
      if (document.kind === 'information-sheet' && hasDemoSheet(work, project)) continue;
      const { tenant, dates } = work;
      const content = await projectPdf(project.content, document);
      const file = await keepBytes(work, content, {
        kind: 'issuance_document',
        access: document.access === 'public' ? 'public' : 'signed-in',
        ownerUserId: null,
        name: `${project.content.slug}-${document.kind}.pdf`,
        contentType: 'application/pdf',
      });
      rows.push({
        tenantId: tenant.id,
        issuanceId: project.id,
        position,
        kind: document.kind,
        title: document.title,
        access: document.access,
        fileId: file.id,
        bytes: file.bytes,
        expiresAt: document.expires === undefined ? null : dates.endOf(document.expires),
        createdAt: dates.at(project.content.createdDay),
      });
    }
  }
  await bulkInsert(work.tx, issuanceDocuments, rows);
}

/** A page that stands for a person's own paper in the demo data, and says so. */
export async function demoPaper(work: SeedWork, title: string, kind: 'proof' | 'identity', ownerUserId: string) {
  const content = await pdf(title, [['', 'Documento de los datos de demostración. Demonstration data.']]);
  return keepBytes(work, content, {
    kind,
    access: 'owner',
    ownerUserId,
    name: `${kind}.pdf`,
    contentType: 'application/pdf',
  });
}

function projectPdf(content: ProjectContent, document: ProjectDocument): Promise<Buffer> {
  const { title, issuer, shortDescription, terms, risks, sections } = content;
  const facts = terms.map(({ label, value }) => `${label.es}: ${value.es}`).join('\n');
  const paragraphs: [string, string][] = [
    ['Emisor', `${issuer.name}, ${issuer.taxNumber}, ${issuer.city}`],
    ['Proyecto', shortDescription.es],
    ['Condiciones', facts],
    ['Riesgos', risks.map((risk) => `· ${risk.es}`).join('\n')],
    ...(document.kind === 'information-sheet'
      ? []
      : ([
          ['Descripción', plain(sections.description.es)],
          ['Proyecciones', plain(sections.projections.es)],
        ] as [string, string][])),
  ];
  return pdf(`${localized(document.title, 'es')}. ${title.es}`, paragraphs);
}

function plain(html: string): string {
  return html
    .replace(/<\/(p|li|h3|tr)>/g, '\n')
    .replace(/<\/t[dh]>/g, '  ')
    .replace(/<[^<>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();
}

async function pdf(title: string, paragraphs: readonly [string, string][]): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({ size: 'A4', margin: 64, font: '', lang: 'es-ES', info: { Title: title } });
  useFonts(doc);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.font(BOLD).fontSize(18).text(title).moveDown();
  for (const [heading, words] of paragraphs) {
    if (heading) doc.font(BOLD).fontSize(12).text(heading).moveDown(0.3);
    doc.font(REGULAR).fontSize(10.5).text(words, { lineGap: 3 }).moveDown();
  }
  doc.end();
  return done;
}
