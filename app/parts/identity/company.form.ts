import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { optionalFieldOf } from '#app/forms/field-of.ts';
import { addressField, countryField, emailField, nameField, taxNumberField } from '#app/forms/fields/person-fields.ts';
import type { MessageKey } from '#app/forms/issue-problem.ts';
import { postalCode } from '#contract/fields.ts';
import { REPRESENTATIONS } from '#contract/legal-information.ts';
import { MAJOR_STAKE_ABOVE_PERCENT } from '#domain/limits.ts';
import { basisPointsOf, parsePercent } from '#domain/money/fee.ts';
import { plainDecimal } from '#domain/money/human-number.ts';
import type { Language } from '#domain/tenant/language.ts';
import { exceedWhole, isMajorStake } from '#domain/user/shareholders.ts';
import { problem } from '#domain/validation/problem.ts';
import { needsProvince, provinceOf } from './province-of-address.ts';

/** Of more than 25 % each there are three at most. */
export const SHAREHOLDER_PLACES = [1, 2, 3] as const;
type Place = (typeof SHAREHOLDER_PLACES)[number];
type ShareholderName = `shareholder_${Place}_name`;
type ShareholderStake = `shareholder_${Place}_stake`;

const STAKE_TOO_SMALL: MessageKey = {
  key: 'validator.error_stake_min',
  params: { percent: MAJOR_STAKE_ABOVE_PERCENT },
};

/** A stake as people of this language type it ("33,5"), as the API's per cent ("33.5"). */
const stakeField = (lang: Language) =>
  optionalFieldOf((text) => {
    const plain = plainDecimal((text.endsWith('%') ? text.slice(0, -1) : text).trimEnd(), lang);
    if (!plain.ok) return plain;
    const read = parsePercent(plain.value);
    return read.ok ? { ok: true, value: plain.value } : read;
  });

/**
 * A legal entity and who acts for it (specification, section 3). The three places for major shareholders stand there from the start, so that
 * none needs script; one that is filled needs both name and stake, and together they hold no more than all of it.
 */
export function companyForm(lang: Language) {
  const name = nameField.optional();
  const stake = stakeField(lang);
  return acrossFields(
    z.object({
      organisation_name: nameField,
      tax_number: taxNumberField,
      activity: nameField,
      contact_email: emailField,
      representation: z.enum(REPRESENTATIONS, { error: 'validator.error_option' }),
      address: addressField,
      city: nameField,
      postal_code: postalCode,
      // In Spain the postal code says it.
      province: nameField.optional(),
      country: countryField,
      birthplace_city: nameField,
      birthplace_country: countryField,
      shareholder_1_name: name,
      shareholder_1_stake: stake,
      shareholder_2_name: name,
      shareholder_2_stake: stake,
      shareholder_3_name: name,
      shareholder_3_stake: stake,
    }),
    ({ right, isGiven, typed, refuse }) => {
      if (!right.province && !typed('province') && needsProvince(right))
        refuse('province', problem('validator.error_null'));
      for (const place of SHAREHOLDER_PLACES) {
        const [nameAt, stakeAt] = namesAt(place);
        const held = right[stakeAt];
        if (isGiven(nameAt) && !held) refuse(stakeAt, problem('validator.error_null'));
        if (isGiven(stakeAt) && !right[nameAt]) refuse(nameAt, problem('validator.error_null'));
        if (held && !isMajorStake(basisPointsOf(held))) refuse(stakeAt, STAKE_TOO_SMALL);
      }
      const stakes = shareholdersOf(right).map(({ stake: held }) => basisPointsOf(held));
      if (exceedWhole(stakes)) refuse('shareholder_1_stake', problem('validator.error_number_max', { max: 100 }));
    },
  );
}

export type CompanyFields = z.input<ReturnType<typeof companyForm>>;
type CompanyAnswers = z.output<ReturnType<typeof companyForm>>;

/** Names of the two fields of a place. */
export function namesAt(place: Place): [ShareholderName, ShareholderStake] {
  return [`shareholder_${place}_name`, `shareholder_${place}_stake`];
}

/** The shareholders of the places that are filled, in their order. */
export function shareholdersOf(
  form: Partial<Pick<CompanyAnswers, ShareholderName | ShareholderStake>>,
): { name: string; stake: string }[] {
  return SHAREHOLDER_PLACES.flatMap((place) => {
    const [nameAt, stakeAt] = namesAt(place);
    const [name, stake] = [form[nameAt], form[stakeAt]];
    return name && stake ? [{ name, stake }] : [];
  });
}

/** The answers as the API takes them: the places that are filled become a list, and the province of a Spanish postal code where none was typed. */
export function companyAnswers(form: CompanyAnswers) {
  const places = SHAREHOLDER_PLACES.flatMap(namesAt);
  const own = Object.fromEntries(Object.entries(form).filter(([name]) => !places.some((place) => place === name)));
  const typed = own as Omit<CompanyAnswers, ShareholderName | ShareholderStake>;
  return { ...typed, province: typed.province ?? provinceOf(form) ?? '', shareholders: shareholdersOf(form) };
}
