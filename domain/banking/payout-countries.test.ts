import { expect, test } from 'vitest';
import { checkPayoutBic, checkPayoutIban, needsBic } from './account-problems.ts';

/** The SWIFT registry's example of each country, and how money gets there: by number alone, with the bank's BIC, or not by SEPA. */
const EXAMPLES: readonly (readonly [iban: string, way: 'number' | 'bic' | 'none'])[] = [
  ['AT611904300234573201', 'number'],
  ['BE68539007547034', 'number'],
  ['BG80BNBG96611020345678', 'number'],
  ['CY17002001280000001200527600', 'number'],
  ['CZ6508000000192000145399', 'number'],
  ['DE89370400440532013000', 'number'],
  ['DK5000400440116243', 'number'],
  ['EE382200221020145685', 'number'],
  ['ES9121000418450200051332', 'number'],
  ['FI2112345600000785', 'number'],
  ['FR1420041010050500013M02606', 'number'],
  ['GR1601101250000000012300695', 'number'],
  ['HR1210010051863000160', 'number'],
  ['HU42117730161111101800000000', 'number'],
  ['IE29AIBK93115212345678', 'number'],
  ['IS140159260076545510730339', 'number'],
  ['IT60X0542811101000000123456', 'number'],
  ['LI21088100002324013AA', 'number'],
  ['LT121000011101001000', 'number'],
  ['LU280019400644750000', 'number'],
  ['LV80BANK0000435195001', 'number'],
  ['MT84MALT011000012345MTLCAST001S', 'number'],
  ['NL91ABNA0417164300', 'number'],
  ['NO9386011117947', 'number'],
  ['PL61109010140000071219812874', 'number'],
  ['PT50000201231234567890154', 'number'],
  ['RO49AAAA1B31007593840000', 'number'],
  ['SE4550000000058398257466', 'number'],
  ['SI56263300012039086', 'number'],
  ['SK3112000000198742637541', 'number'],
  ['AD1200012030200359100100', 'bic'],
  ['CH9300762011623852957', 'bic'],
  ['GB29NWBK60161331926819', 'bic'],
  ['GI75NWBK000000007099453', 'bic'],
  ['MC5811222000010123456789030', 'bic'],
  ['SM86U0322509800000000270100', 'bic'],
  ['VA59001123000012345678', 'bic'],
  ['AE070331234567890123456', 'none'],
  ['AZ21NABZ00000000137010001944', 'none'],
  ['BA391290079401028494', 'none'],
  ['BH67BMAG00001299123456', 'none'],
  ['BR1800360305000010009795493C1', 'none'],
  ['CR05015202001026284066', 'none'],
  ['DO28BAGR00000001212453611324', 'none'],
  ['FO6264600001631634', 'none'],
  ['GE29NB0000000101904917', 'none'],
  ['GL8964710001000206', 'none'],
  ['GT82TRAJ01020000001210029690', 'none'],
  ['IL620108000000099999999', 'none'],
  ['JO94CBJO0010000000000131000302', 'none'],
  ['KW81CBKU0000000000001234560101', 'none'],
  ['KZ86125KZT5004100100', 'none'],
  ['LB62099900000001001901229114', 'none'],
  ['MU17BOMM0101101030300200000MUR', 'none'],
  ['PK36SCBL0000001123456702', 'none'],
  ['PS92PALS000000000400123456702', 'none'],
  ['QA58DOHB00001234567890ABCDEFG', 'none'],
  ['SA0380000000608010167519', 'none'],
  ['TN5910006035183598478831', 'none'],
  ['TR330006100519786457841326', 'none'],
  ['UA213223130000026007233566001', 'none'],
  ['XK051212012345678906', 'none'],
];

test.each(EXAMPLES)('an account %s is reached by: %s', (iban, way) => {
  expect(checkPayoutIban(iban)?.key ?? null).toBe(way === 'none' ? 'validator.error_iban_sepa' : null);
  expect(checkPayoutBic('', iban)?.key ?? null).toBe(way === 'bic' ? 'validator.error_bic_needed' : null);
  expect(checkPayoutBic('DEUTDEFF', iban)).toBeNull();
  if (way !== 'none') expect(needsBic(iban)).toBe(way === 'bic');
  // One digit of the check wrong: no account at all.
  const wrong = `${iban.slice(0, 3)}${(Number(iban[3]) + 1) % 10}${iban.slice(4)}`;
  expect(checkPayoutIban(wrong)?.key).toBe('validator.error_iban');
});
