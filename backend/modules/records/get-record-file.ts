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
    const { row, text } = await readRecord(call, params.id);
    return async () => ({ reference: row.investment.reference, sheet: await draw(call, text) });
  },
  async (call, _, drawn: { reference: string; sheet: DrawnSheet } | null) => {
    if (!drawn) throw notFound();
    return {
      data: {
        name: `${RECORD_WORDS[call.lang].file(drawn.reference)}.pdf`,
        type: 'application/pdf',
        base64: Buffer.from(drawn.sheet.content).toString('base64'),
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
