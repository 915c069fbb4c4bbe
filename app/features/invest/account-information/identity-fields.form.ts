import isoCountries from 'i18n-iso-countries';
import { z } from 'zod';
import { checked } from '#app/forms/checked.ts';
import { checkOption } from '#domain/validation/choice.ts';
import { checkHiddenSigns } from '#domain/validation/hidden-signs.ts';
import { checkPostalCode } from '#domain/validation/id-number.ts';
import { checkUnsafeText } from '#domain/validation/unsafe-text.ts';

const CODES = Object.keys(isoCountries.getAlpha2Codes());

/** A name of a person, a town or a company: 1 to 120 characters. */
export const nameField = checked(z.string().trim().min(1).max(120), checkHiddenSigns, checkUnsafeText);
/** Street and number: 3 to 200 characters. */
export const addressField = checked(z.string().trim().min(3).max(200), checkHiddenSigns, checkUnsafeText);
export const postalCodeField = checked(z.string().trim(), checkPostalCode);
/** ISO 3166-1 alpha-2 code of a country that there is. */
export const countryField = checked(z.string(), (code) => checkOption(code, CODES));
