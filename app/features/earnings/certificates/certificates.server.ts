import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { issueTaxCertificate, listTaxYears } from '#contract/tax-certificates.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { notingResidence, residenceView, takingBackResidence } from './residence.server.ts';

/** Whose papers: one's own, or for a manager those of the person in the address. */
type Whose = { area: 'user' } | { area: 'manager'; person: string };

/** Throws 404 for an address without a person. */
export function ofPerson(id = ''): Whose {
  if (!isRecordId(id)) throw new Response(null, { status: 404 });
  return { area: 'manager', person: id };
}

const pathOf = (whose: Whose) =>
  whose.area === 'user' ? pathTo.user.certificates : pathTo.manager.certificates(whose.person);

/** Years with earnings, and the paper of each. */
export async function loadCertificates(visit: SignedInVisit, whose: Whose) {
  const { t, format } = visit;
  const query = whose.area === 'manager' ? { person: whose.person } : {};
  const { person, residence, years } = (await call(visit, listTaxYears, { query })).data;
  const title = whose.area === 'user' ? t('earnings:certificates.title') : t('earnings:certificates.of', person);
  const paths = pathTo[whose.area];
  return {
    head: pageHead(visit, { title }),
    crumbs: [
      { label: t(whose.area === 'user' ? 'earnings:title' : 'earnings:distributions'), href: paths.earnings },
      { label: title },
    ],
    residence: residenceView(visit, whose.area, residence),
    rows: years.map(({ year, gross, withheld, net, open, issued }) => ({
      id: String(year),
      year: String(year),
      note: issued
        ? t('earnings:certificates.version', { version: issued.version, date: format.date(issued.at) })
        : open
          ? t('earnings:certificates.open')
          : '',
      gross: format.money(gross),
      withheld: format.money(withheld),
      net: format.money(net),
      status: issued
        ? issued.provisional
          ? { tone: 'caution' as const, label: t('earnings:certificates.provisional') }
          : { tone: 'positive' as const, label: t('earnings:certificates.ready') }
        : { tone: 'neutral' as const, label: t('earnings:certificates.notYet') },
      files: issued
        ? (['pdf', 'csv'] as const).map((kind) => ({
            label: kind.toUpperCase(),
            named: t(`earnings:certificates.${kind}Named`, { year }),
            href: paths.certificate(issued.id, kind),
          }))
        : [],
    })),
  };
}

export type CertificatesData = Awaited<ReturnType<typeof loadCertificates>>;

const named = z.object({ year: z.string().regex(/^\d{4}$/) });

/** Issues the paper of a year: the page then has it. */
export function changeCertificates(visit: SignedInVisit, whose: Whose, form: SubmittedForm) {
  const { t } = visit;
  const to = pathOf(whose);
  const person = whose.area === 'manager' ? { person: whose.person } : {};
  return answerForm(visit, form, {
    ...(whose.area === 'manager'
      ? {
          'note-residence': notingResidence(visit, whose.person, to),
          'take-back-residence': takingBackResidence(visit, whose.person, to),
        }
      : {}),
    issue: formAct({
      schema: named,
      send: async ({ year }) => {
        const { data } = await call(visit, issueTaxCertificate, { body: { year: Number(year), ...person } });
        return { year, version: data.version };
      },
      onward: (done) => ({ to, toast: t('earnings:certificates.done', done) }),
      refused: toldAt(visit, to),
    }),
  });
}
