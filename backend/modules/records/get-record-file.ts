import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import type { SheetText } from '#backend/modules/information-sheet/printed-sheet.ts';
import type { DrawnSheet } from '#backend/modules/information-sheet/sheet-pdf.ts';
import { tenantLogo } from '#backend/modules/signing/tenant-logo.ts';
import { getOrderRecordFile } from '#contract/records.ts';
import { readRecord } from './read-record.ts';
import { RECORD_WORDS } from './record-words.ts';
import { houseOf } from './sections.ts';

/** Read in one transaction, drawn in a worker with none open. */
export const getOrderRecordFileRoute = serveAsking(
  getOrderRecordFile,
  async (call, { params }) => {
    const { text } = await readRecord(call, params.id);
    return () => draw(call, text);
  },
  async (call, { params }, drawn: DrawnSheet | null) => {
    const { row } = await readRecord(call, params.id);
    if (!drawn) throw notFound();
    return {
      data: {
        name: `${RECORD_WORDS[call.lang].file(row.investment.reference)}.pdf`,
        type: 'application/pdf',
        base64: Buffer.from(drawn.content).toString('base64'),
      },
    };
  },
);

async function draw({ tenant, deps, lang, now }: SignedInCall, text: SheetText): Promise<DrawnSheet> {
  const { look, image } = tenant.customization;
  const { platform } = houseOf({ tenant, lang });
  const printed = { tenantName: platform, accent: look.accent, logo: await tenantLogo(image.logo) };
  return deps.workers.run(tenant.id, 'sheetPdf', { text, look: printed, at: now });
}
