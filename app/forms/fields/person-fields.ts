import isoCountries from 'i18n-iso-countries';
import { checked } from '#app/forms/checked.ts';
import { address, country, emailText, fewWords, name, taxNumber } from '#contract/fields.ts';
import { checkOption } from '#domain/validation/choice.ts';
import { checkEmail } from '#domain/validation/contact.ts';
import { checkHiddenSigns } from '#domain/validation/hidden-signs.ts';
import { checkUnsafeText } from '#domain/validation/unsafe-text.ts';

const CODES = Object.keys(isoCountries.getAlpha2Codes());

/* Fields of the contract with what a rule of the domain says besides, in the visitor's words. */

export const nameField = checked(name, checkHiddenSigns, checkUnsafeText);
export const addressField = checked(address, checkHiddenSigns, checkUnsafeText);
export const wordsField = checked(fewWords, checkHiddenSigns, checkUnsafeText);
export const taxNumberField = checked(taxNumber, checkHiddenSigns, checkUnsafeText);
/** The code of a country that there is. */
export const countryField = checked(country, (code) => checkOption(code, CODES));
export const emailField = checked(emailText, checkUnsafeText, checkEmail);
