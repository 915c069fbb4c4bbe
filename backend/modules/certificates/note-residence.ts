import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { noteResidenceCertificate } from '#contract/tax-certificates.ts';
import { lastDayOf } from '#domain/tax/residence-certificate.ts';
import { dayIn } from '#domain/time/zone.ts';
import { problem } from '#domain/validation/problem.ts';
import { certified } from './certificates.repository.ts';
import { insertResidenceCertificate } from './residence.repository.ts';

const SPAIN = 'ES';

/** Writes down a certificate that still proves something, of the country that the person is known to live in. */
export const noteResidenceCertificateRoute = serve(noteResidenceCertificate, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const person = await certified(tx, tenant.id, body.person);
  if (!person) throw notFound();
  const { country } = person;
  if (country === '' || country === SPAIN) throw new Refusal(409, 'certificate.no_treaty');
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  const validUntil = lastDayOf(body.issued_on);
  if (body.issued_on > today) throw fieldRefusal({ issued_on: problem('validator.error_date_max', { max: today }) });
  if (validUntil < today) throw fieldRefusal({ issued_on: problem('validator.error_certificate_old') });
  const isNew = await insertResidenceCertificate(tx, {
    ...{ tenantId: tenant.id, userId: person.id, country, issuedOn: body.issued_on, validUntil },
    ...{ notedBy: user.id, notedAt: now },
  });
  if (isNew)
    await call.audit('certificate.residence_noted', {
      subject: { type: 'user', id: person.id },
      details: { country, issued_on: body.issued_on, valid_until: validUntil },
    });
  return { data: { country, valid_until: validUntil } };
});
