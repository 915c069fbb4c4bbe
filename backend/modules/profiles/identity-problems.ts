import countries from 'i18n-iso-countries';
import type { z } from 'zod';
import type { companyData, personalData } from '#contract/legal-information.ts';
import { MAJOR_STAKE_ABOVE_PERCENT } from '#domain/limits.ts';
import { basisPointsOf } from '#domain/money/fee.ts';
import { type Day, dayIn } from '#domain/time/zone.ts';
import { bornWithin } from '#domain/user/born.ts';
import type { IdentityCause } from '#domain/user/identity-causes.ts';
import { asksIssueDay, type DocumentType, neededDocuments, refusedDocuments } from '#domain/user/identity-documents.ts';
import { exceedWhole, isMajorStake } from '#domain/user/shareholders.ts';
import type { LegalType } from '#domain/user/status.ts';
import { checkOption } from '#domain/validation/choice.ts';
import { checkPhone } from '#domain/validation/contact.ts';
import { checkDate, checkIssuedOn } from '#domain/validation/date.ts';
import { checkHiddenSigns } from '#domain/validation/hidden-signs.ts';
import { type IdDocument, idDocumentProblems } from '#domain/validation/id-document.ts';
import { checkPostalCode } from '#domain/validation/id-number.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

export type Problems = Record<string, Problem>;

/** What the contract's patterns cannot see in a person's data: ages, check letters, countries that exist. Empty where nothing is wrong. */
export function personalProblems(data: z.output<typeof personalData>, now: Date, timeZone: string): Problems {
  return found({
    ...hiddenSigns(data, ['first_name', 'last_name', 'address', 'city', 'province']),
    birthday: checkDate(data.birthday, bornWithin(now, timeZone)),
    nationality: checkCountry(data.nationality),
    ...idDocumentProblems(idDocumentIn(data), dayIn(now, timeZone)),
    ...(data.id_country === undefined ? {} : { id_country: checkCountry(data.id_country) }),
    phone: checkPhone(data.phone),
    country: checkCountry(data.country),
    postal_code: checkPostalCode(data.postal_code),
  });
}

/** The document that somebody names, as the API writes it. */
export function idDocumentIn(data: z.output<typeof personalData>): IdDocument {
  return {
    type: data.id_type ?? null,
    number: data.id_number,
    country: data.id_country,
    expiresOn: data.id_expires_on,
  };
}

/** The same of a company: shareholders are those above 25 %, and together they hold no more than all of it. */
export function companyProblems(data: z.output<typeof companyData>): Problems {
  const stakes = data.shareholders.map(({ stake }) => basisPointsOf(stake));
  const tooSmall = stakes.flatMap((stake, at) =>
    isMajorStake(stake)
      ? []
      : [
          [
            `shareholders.${at}.stake`,
            problem('validator.error_stake_min', { percent: MAJOR_STAKE_ABOVE_PERCENT }),
          ] as const,
        ],
  );
  const holders = data.shareholders.map(({ name }, at) => [`shareholders.${at}.name`, checkHiddenSigns(name)] as const);
  return found({
    ...hiddenSigns(data, [
      'organisation_name',
      'tax_number',
      'activity',
      'address',
      'city',
      'province',
      'birthplace_city',
    ]),
    ...Object.fromEntries(holders),
    country: checkCountry(data.country),
    birthplace_country: checkCountry(data.birthplace_country),
    postal_code: checkPostalCode(data.postal_code),
    shareholders: exceedWhole(stakes) ? problem('validator.error_number_max', { max: 100 }) : null,
    ...Object.fromEntries(tooSmall),
  });
}

/** A document's day of issue: asked of a company's papers, which must not be older than 3 months. */
export function issuedOnProblem(type: DocumentType, issuedOn: Day | null, today: Day): Problem | null {
  if (!asksIssueDay(type)) return issuedOn === null ? null : checkDate(issuedOn, { max: today });
  return checkIssuedOn(issuedOn ?? '', today);
}

interface Dossier {
  legalType: LegalType | null;
  idType: IdDocument['type'];
  idNumber: string | null;
  documents: readonly { type: string; issuedOn: Day | null; uploadedAt: Date }[];
  /** The check before this one, where there was one. */
  before: { causes: readonly IdentityCause[]; submittedAt: Date | null } | null;
}

/** What is missing, too old by now, or was refused and is still the same, before the check may run: documents by their type. */
export function missingDocuments({ legalType, idType, idNumber, documents, before }: Dossier, today: Day): Problems {
  const refused = before ? refusedDocuments({ ...before, documents }) : [];
  return found(
    Object.fromEntries(
      neededDocuments(legalType, { type: idType, number: idNumber ?? '' }).map((type) => {
        const document = documents.find((each) => each.type === type);
        const isThere = document && !refused.includes(type);
        return [type, isThere ? issuedOnProblem(type, document.issuedOn, today) : problem('validator.error_null')];
      }),
    ),
  );
}

/** What nobody sees must not stand in what a contract will say; of any object's texts, by name. */
export function hiddenSigns<Name extends string>(
  data: Readonly<Partial<Record<Name, string>>>,
  names: readonly Name[],
): Record<string, Problem | null> {
  return Object.fromEntries(names.map((name) => [name, checkHiddenSigns(data[name] ?? '')]));
}

/** The code of a country that there is. */
export function checkCountry(code: string): Problem | null {
  return checkOption(code, Object.keys(countries.getAlpha2Codes()));
}

/** The fields of which something is wrong. */
export function found(checked: Record<string, Problem | null>): Problems {
  const problems: Problems = {};
  for (const [field, wrong] of Object.entries(checked)) if (wrong) problems[field] = wrong;
  return problems;
}
