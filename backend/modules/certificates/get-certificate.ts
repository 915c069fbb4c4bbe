import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { DrawnSheet } from '#backend/modules/information-sheet/sheet-pdf.ts';
import { tenantLogo } from '#backend/modules/signing/tenant-logo.ts';
import { houseOf } from '#backend/tenant/house.ts';
import { getTaxCertificate } from '#contract/tax-certificates.ts';
import { certificateCsv } from './certificate-csv.ts';
import { certificateText } from './certificate-text.ts';
import { CERTIFICATE_WORDS } from './certificate-words.ts';
import { type CertificateRow, findCertificate } from './certificates.repository.ts';

/** The paper, drawn in a worker with no transaction open. A manager's look at somebody's is written down. */
export const getTaxCertificateRoute = serveAsking(
  getTaxCertificate,
  async (call, { params, query }) => {
    const row = await ownCertificate(call, params.id);
    return query.format === 'csv' ? null : () => draw(call, row);
  },
  async (call, { params, query }, drawn: DrawnSheet | null) => {
    const row = await ownCertificate(call, params.id);
    if (row.userId !== call.user.id)
      await call.audit('certificate.read', {
        subject: { type: 'user', id: row.userId },
        details: { year: row.year, version: row.version, format: query.format },
      });
    const bytes = drawn ? Buffer.from(drawn.content) : Buffer.from(certificateCsv(row.content, call.lang), 'utf8');
    return {
      data: {
        name: `${CERTIFICATE_WORDS[call.lang].file(row.year, row.version)}.${drawn ? 'pdf' : 'csv'}`,
        type: drawn ? 'application/pdf' : 'text/csv; charset=utf-8',
        base64: bytes.toString('base64'),
      },
    };
  },
);

async function ownCertificate(call: SignedInCall, id: string): Promise<CertificateRow> {
  const row = await findCertificate(call.tx, call.tenant.id, id);
  if (!row || (row.userId !== call.user.id && !actsAsManager(call))) throw notFound();
  return row;
}

async function draw({ tenant, deps, lang }: SignedInCall, row: CertificateRow): Promise<DrawnSheet> {
  const { look, image, currency, tenant: house } = tenant.customization;
  const text = certificateText(row, {
    lang,
    platform: houseOf(tenant),
    currency: { symbol: currency.symbol, symbolPosition: currency.symbol_position },
    timeZone: house.time_zone,
  });
  const printed = { tenantName: tenantNameOf(tenant), accent: look.accent, logo: await tenantLogo(image.logo) };
  return deps.workers.run(tenant.id, 'sheetPdf', { text, look: printed, at: row.issuedAt });
}
