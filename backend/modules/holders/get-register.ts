import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { DrawnSheet } from '#backend/modules/information-sheet/sheet-pdf.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { tenantLogo } from '#backend/modules/signing/tenant-logo.ts';
import { getHoldersRegister } from '#contract/holders.ts';
import { MOST_ON_PAPER } from '#domain/issuance/holdings.ts';
import { priceOf } from '#domain/money/price.ts';
import { type Day, dayIn } from '#domain/time/zone.ts';
import { atEndOf } from './at-end-of.ts';
import { holderName } from './holder-name.ts';
import { registerRows, tokenOf } from './holders.repository.ts';
import { type Register, registerText } from './register-text.ts';
import { REGISTER_WORDS } from './register-words.ts';

/** Read in one statement, drawn in a worker with no transaction open; who took it along is written down. */
export const getHoldersRegisterRoute = serveAsking(
  getHoldersRegister,
  async (call, { params, query }) => {
    const register = await readRegister(call, params.id, query.at);
    return () => draw(call, register);
  },
  async (call, { params, query }, drawn: DrawnSheet | null) => {
    const at = atEndOf(call, query.at) ?? call.now;
    const day = dayIn(at, call.tenant.customization.tenant.time_zone);
    if (!drawn) throw notFound();
    const [token] = await Promise.all([
      tokenOf(call.tx, managedOne(call, params.id), call.now),
      call.audit('issuance.register_drawn', {
        subject: { type: 'issuance', id: params.id },
        details: { at: at.toISOString(), pages: drawn.pages },
      }),
    ]);
    // What was written down goes with its transaction.
    if (!token) throw notFound();
    return {
      data: {
        name: `${REGISTER_WORDS[call.lang].file(token.symbol.replace(/[^A-Za-z0-9-]/g, '') || 'token', day)}.pdf`,
        type: 'application/pdf',
        base64: Buffer.from(drawn.content).toString('base64'),
      },
    };
  },
);

async function readRegister(call: SignedInCall, issuanceId: string, day: Day | undefined): Promise<Register> {
  const { tx, tenant, now } = call;
  const end = atEndOf(call, day);
  const [token, rows] = await Promise.all([
    tokenOf(tx, managedOne(call, issuanceId), end ?? now),
    registerRows(tx, { tenantId: tenant.id, issuanceId, at: end }, MOST_ON_PAPER + 1),
  ]);
  if (!token) throw notFound();
  if (rows.length > MOST_ON_PAPER) throw new Refusal(409, 'holders.register_too_long');
  return {
    issuer: token.issuer,
    taxNumber: token.taxNumber,
    token: token.tokenName,
    symbol: token.symbol,
    project: token.title,
    price: priceOf(token.price),
    isVeiled: !actsAsManager(call) && tenant.settings.issuersSeeInitials,
    rows: rows.map((row) => ({ name: holderName(call, row), tokens: Number(row.tokens), since: row.since })),
    at: end ?? now,
  };
}

async function draw({ tenant, deps, lang }: SignedInCall, register: Register): Promise<DrawnSheet> {
  const { look, image, currency, tenant: house } = tenant.customization;
  const platform = tenantNameOf(tenant);
  const text = registerText(register, {
    lang,
    platform,
    currency: { symbol: currency.symbol, symbolPosition: currency.symbol_position },
    timeZone: house.time_zone,
  });
  const printed = { tenantName: platform, accent: look.accent, logo: await tenantLogo(image.logo) };
  return deps.workers.run(tenant.id, 'sheetPdf', { text, look: printed, at: register.at });
}
