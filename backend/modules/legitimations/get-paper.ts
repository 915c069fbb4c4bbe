import type { SignedInCall } from '#backend/http/call.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { DrawnSheet } from '#backend/modules/information-sheet/sheet-pdf.ts';
import { tenantLogo } from '#backend/modules/signing/tenant-logo.ts';
import { getLegitimationPaper } from '#contract/legitimations.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { groupedCheckCode } from '#domain/legitimation/check-code.ts';
import { checkCode } from './check-code.ts';
import type { LegitimationRow } from './legitimations.repository.ts';
import { ownLegitimation } from './own-legitimation.ts';
import { paperText } from './paper-text.ts';
import { PAPER_WORDS } from './paper-words.ts';
import { todayOf } from './present-legitimation.ts';

/** The paper in the reader's language, drawn in a worker with no transaction open. A manager's look at somebody's is written down. */
export const getLegitimationPaperRoute = serveAsking(
  getLegitimationPaper,
  async (call, { params }) => {
    const found = ownLegitimation(call, params.id);
    const [row, code] = await Promise.all([found, checkCode(call, found)]);
    return () => draw(call, row, groupedCheckCode(code));
  },
  async (call, { params }, drawn: DrawnSheet | null) => {
    const row = await ownLegitimation(call, params.id);
    if (row.userId !== call.user.id)
      await call.audit('legitimation.read', {
        subject: { type: 'user', id: row.userId },
        details: { number: row.number },
      });
    if (!drawn) throw new Error('the paper was not drawn');
    return {
      data: {
        name: `${PAPER_WORDS[call.lang].file}-${row.number}.pdf`,
        type: 'application/pdf',
        base64: Buffer.from(drawn.content).toString('base64'),
      },
    };
  },
);

async function draw(call: SignedInCall, row: LegitimationRow, code: string): Promise<DrawnSheet> {
  const { tenant, deps, lang } = call;
  const { look, image, tenant: house } = tenant.customization;
  const platform = tenantNameOf(tenant);
  const check = { code, address: deps.config.dashboardOrigin(tenant.primaryHost) + pathTo.checkLegitimation };
  const text = paperText(row, { lang, platform, timeZone: house.time_zone, today: todayOf(call), check });
  const printed = { tenantName: platform, accent: look.accent, logo: await tenantLogo(image.logo) };
  return deps.workers.run(tenant.id, 'sheetPdf', { text, look: printed, at: row.issuedAt });
}
