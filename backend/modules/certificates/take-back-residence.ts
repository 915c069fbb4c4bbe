import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { takeBackResidenceCertificate } from '#contract/tax-certificates.ts';
import { certified } from './certificates.repository.ts';
import { removeResidenceCertificate } from './residence.repository.ts';

/** Takes a certificate away that was written down by mistake; the audit log keeps its days and why. 404 where none of that day stands of the country that they live in. */
export const takeBackResidenceCertificateRoute = serve(takeBackResidenceCertificate, async (call, { body }) => {
  const { tx, tenant } = call;
  const person = await certified(tx, tenant.id, body.person);
  const gone =
    person &&
    (await removeResidenceCertificate(tx, tenant.id, person.id, { country: person.country, issuedOn: body.issued_on }));
  if (!person || !gone) throw notFound();
  await call.audit('certificate.residence_taken_back', {
    subject: { type: 'user', id: person.id },
    details: { country: gone.country, issued_on: gone.issuedOn, valid_until: gone.validUntil, reason: body.reason },
  });
  return { data: { country: gone.country } };
});
