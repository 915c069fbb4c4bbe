import { createHash } from 'node:crypto';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { houseOf } from '#backend/tenant/house.ts';
import { issueTaxCertificate } from '#contract/tax-certificates.ts';
import { addsUp, certificateOf } from '#domain/tax/certificate.ts';
import { insertCertificate, paidInYear, versionsOf } from './certificates.repository.ts';
import { aboutWhom, calendarOf } from './whose.ts';

/** Certifies what the books say of a year. The person's profile is locked: of two at once the second finds the first one's paper. */
export const issueTaxCertificateRoute = serve(issueTaxCertificate, async (call, { body }) => {
  const { tx, tenant, now } = call;
  const { id: userId, ...holder } = await aboutWhom(call, body.person);
  await lockProfile(tx, userId);
  const { timeZone, year: current } = calendarOf(call);
  const { year } = body;
  const paid = await paidInYear(tx, { tenantId: tenant.id, userId, timeZone }, year);
  if (paid.length === 0) throw new Refusal(409, 'certificate.nothing');
  const content = certificateOf({ year, provisional: year >= current, holder }, paid);
  if (!addsUp(content)) throw new Error('a certificate does not add up');
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const last = (await versionsOf(tx, tenant.id, userId)).find((paper) => paper.year === year);
  if (last?.digest === digest) return { data: { id: last.id, version: last.version } };
  const version = (last?.version ?? 0) + 1;
  const { provisional } = content;
  // Beside what the digest is of: a house that is called otherwise is no reason for another version of the same earnings.
  const said = { ...content, house: houseOf(tenant) };
  const values = { tenantId: tenant.id, userId, year, version, provisional, content: said, digest, issuedAt: now };
  const kept = await insertCertificate(tx, values);
  await call.audit('certificate.issued', {
    subject: { type: 'user', id: userId },
    details: { year, version, provisional, gross: content.sums.gross, withheld: content.sums.withheld },
  });
  return { data: kept };
});
