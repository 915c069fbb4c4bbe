import { z } from 'zod';
import { NAME_MAX_CHARS } from '#domain/house-register/house-register.ts';
import {
  EMAIL_CODE_DIGITS,
  PASSKEY_ANSWER_MAX_CHARS,
  PASSKEY_NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  TOTP_DIGITS,
} from '#domain/limits.ts';
import { withPrefix } from '#domain/wallet/address-text.ts';
import { SIGNATURE_MAX_CHARS } from '#domain/wallet/ownership.ts';

/*
 * Fields that people type, each with its bounds once: bodies of endpoints and schemas of forms are built of these. What a rule of the domain
 * says besides (a letter that must fit a number) is added where it is checked. `error`: the text key where a pattern's general one says too little.
 */

/** Why: somebody else reads it and has to know what to mend, or what was done. */
export const reason = z.string().trim().min(5).max(500);
/** What personal data leave the platform for. */
export const exportPurpose = z.string().trim().min(10).max(500);
/** A word besides. */
export const note = z.string().trim().max(500);

/** An address that a file is read from, over https; empty: none. */
export const httpsAddress = z
  .string()
  .trim()
  .max(500)
  .refine(
    (text) => text === '' || (/^https:\/\//i.test(text) && URL.canParse(text) && !/^https:\/\/[^/?#]*@/i.test(text)),
    {
      error: 'validator.error_url',
    },
  );

/** A transfer's reference at the bank. */
export const bankReference = z.string().trim().min(3).max(60);
/** An account that money is to be paid to, as it is typed; what the banks' rules say is looked at besides. */
export const accountIban = z
  .string()
  .trim()
  .min(1, { error: 'validator.error_null' })
  .max(50, { error: 'validator.error_iban' });
export const accountBic = z.string().trim().max(20, { error: 'validator.error_bic' }).optional();
/** Name of a bank. */
export const accountBank = z.string().trim().max(80).optional();
/** Reference of an order, or the one that its transfer carries. */
export const orderReference = z.string().trim().min(3).max(40);
/** The record-keeping body's reference. */
export const erirReference = z.string().trim().min(3).max(80);

/** An e-mail address before its shape is looked at; 254 is what mail servers carry. */
export const emailText = z.string().trim().toLowerCase().max(254);
export const email = emailText.pipe(z.email());
export const password = z.string().min(PASSWORD_MIN_CHARS).max(PASSWORD_MAX_CHARS);
/** The digits of a mailed code; blanks around it come with pasting. */
export const code = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${EMAIL_CODE_DIGITS}}$`), { error: 'validator.error_code' });
/** The digits that an authenticator shows; apps write them in two groups. */
export const totpCode = z
  .string()
  .trim()
  .overwrite((typed) => typed.replace(/\s/g, ''))
  .regex(new RegExp(`^\\d{${TOTP_DIGITS}}$`), { error: 'validator.error_totp' });
/** A recovery code as it is typed: `domain/session/recovery-code.ts` reads it. */
export const recoveryCode = z
  .string()
  .trim()
  .min(1, { error: 'validator.error_null' })
  .max(40, { error: 'validator.error_recovery_code' });
/** What a browser answers for a passkey, as JSON (W3C WebAuthn Level 3, `PublicKeyCredential.toJSON`): read by whoever checks it. */
export const passkeyAnswer = z.string().min(1, { error: 'validator.error_null' }).max(PASSKEY_ANSWER_MAX_CHARS);
/** What somebody calls a passkey of theirs. */
export const passkeyName = z.string().trim().min(1).max(PASSKEY_NAME_MAX_CHARS);
/** A single-use secret of a mailed link, and what a device is known by. */
export const secretToken = z.string().min(20).max(200);

/** Of a person, a town or a company. */
export const name = z.string().trim().min(1).max(120);
/** What a person is called in short, as they choose it: not empty, and with no sign that a name has not. */
export const publicName = z.string().trim().min(2).max(60);
/** The whole name under a contract or a declaration. */
export const typedName = z.string().trim().min(3).max(200);
export const address = z.string().trim().min(3).max(200);
export const postalCode = z
  .string()
  .trim()
  .max(12, { error: 'validator.error_postal_code' })
  .regex(/^[A-Za-z0-9 -]{3,12}$/, { error: 'validator.error_postal_code' })
  .regex(/[A-Za-z0-9]/, { error: 'validator.error_postal_code' });
/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/, { error: 'validator.error_option' });
export const phone = z.string().regex(/^\+?\d{9,15}$/);
/** Number of an identity document, as it is written there. */
export const idNumberText = z.string().trim().max(30);
export const idNumber = idNumberText.min(4);
export const taxNumber = z.string().trim().min(5).max(20);
/** Work, where money is from. */
export const fewWords = z.string().trim().min(2).max(80);
export const referralCode = z.string().trim().max(20);

/** What a distribution is called: "Interest, second half of 2026". */
export const distributionName = z.string().trim().min(3).max(80);

/** News of a project, and an answer to a question about it. */
export const newsTitle = z.string().trim().min(3).max(120);
export const newsBody = z.string().trim().min(10).max(20_000);
export const answerText = z.string().trim().min(3).max(4_000);
/** A message to many: its subject, and its text in plain paragraphs. */
export const messageSubject = z.string().trim().min(3).max(120);
export const messageText = z.string().trim().min(10).max(5_000);
/** What is passed on between people who do not know each other. */
export const adMessage = z.string().trim().min(5).max(2_000);
/** What somebody complains of, and what is written to and fro about it. */
export const complaintText = z.string().trim().min(20).max(5_000);
/** Where somebody's money comes from, in their words. */
export const fundsText = z.string().trim().min(20).max(2_000);
/** What somebody wants done about it. */
export const complaintDemand = z.string().trim().min(5).max(2_000);
/** The loss that somebody had. */
export const complaintLoss = z.string().trim().max(2_000);
/** What a complaint is about: `order/<id>` or `project/<id>`. */
export const complaintSubject = z
  .string()
  .max(60, { error: 'validator.error_option' })
  .regex(/^(?:order|project)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'validator.error_option' });
/** Who acts for whoever complains, and by which paper. */
export const representative = z.string().trim().max(300);
/** The word of a risk warning, as it is typed. */
export const warningTyped = z.string().trim().max(40).optional();
/** What an investor asks an issuer. */
export const question = z.string().trim().min(10).max(1000);
/** The sentence that is typed after failing the test twice. */
export const declaration = z.string().trim().max(40);
/** Version of a text that was shown. */
export const version = z.string().max(20);
/** Version of the terms that were shown. */
export const termsVersion = z.number().int().min(0).max(999_999_999);
/** An address of an EVM chain, whose 0x may lack (specification, section 5); its capitals are looked at where it is taken. */
export const walletAddress = z
  .string()
  .trim()
  .overwrite(withPrefix)
  .min(1, { error: 'validator.error_null' })
  .max(100, { error: 'validator.error_wallet_address' })
  .regex(/^0x[0-9a-fA-F]{40}$/, { error: 'validator.error_wallet_address' });
/** An address as somebody types their own: blanks and a missing 0x do no harm; `domain/wallet/ownership.ts` reads it. */
export const typedWallet = z
  .string()
  .trim()
  .min(1, { error: 'validator.error_null' })
  .max(100, { error: 'validator.error_wallet_address' });
/** A signature as it is pasted. */
export const walletSignature = z
  .string()
  .trim()
  .min(1, { error: 'validator.error_null' })
  .max(SIGNATURE_MAX_CHARS + 100, { error: 'validator.error_wallet_signature' });
/** Who receives tokens: their wallet's address, or the code by which the platform knows them. */
export const transferRecipient = z
  .string()
  .trim()
  .min(1, { error: 'validator.error_null' })
  .max(100, { error: 'validator.error_wallet_address' });
/** Whole tokens of one act. */
/** The number of a certificate of legitimation. */
export const certificateNumber = z.number().int().min(1).max(1_000_000_000);
/** As somebody types it from paper, with whatever stands between. */
export const checkCode = z.string().trim().min(1).max(60);
export const tokenCount = z.number().int().min(1).max(1_000_000_000);
/** Addresses one a line, as a person pastes them; longer lists come as a file. */
export const pastedAddresses = z.string().max(500_000);
/** What an entry of one of the platform's own registers is called. */
export const entryName = z.string().trim().min(1, { error: 'validator.error_null' }).max(NAME_MAX_CHARS);
/** Where ether goes back to. */
export const refundAddress = z.string().trim().min(1).max(100);
