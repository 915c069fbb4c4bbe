import { CODE_SIGNS } from '#domain/investment/wire-reference.ts';
import { addressProblem } from '#domain/issuance/whitelist.ts';
import { checkWalletAddress } from '#domain/validation/contact.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

const CODE = new RegExp(`^[${CODE_SIGNS}]{7}$`);

/** Who receives, as it was typed: a wallet's address, or the code by which the platform knows a person. */
type Recipient = { address: string } | { code: string };

/** Reads what was typed; the 0x may lack, a code may stand in small letters and with blanks. Null: neither of both. */
export function readRecipient(typed: string): Recipient | null {
  const text = typed.replace(/\s/g, '');
  if (checkWalletAddress(text) === null) return { address: /^0x/i.test(text) ? `0x${text.slice(2)}` : `0x${text}` };
  const code = text.toUpperCase();
  return CODE.test(code) ? { code } : null;
}

/** What is wrong with it, or null; capitals of an address that are not its checksum (EIP-55) have their own words. @param checksummed its capitals, of an address in small letters */
export function recipientProblem(typed: string, checksummed: (address: string) => string): Problem | null {
  if (typed.trim() === '') return problem('validator.error_null');
  const recipient = readRecipient(typed);
  if (!recipient) return problem('validator.error_wallet_address');
  if ('code' in recipient) return null;
  const wrong = addressProblem(recipient.address, checksummed);
  if (wrong === 'checksum') return problem('validator.error_wallet_checksum');
  return wrong ? problem('validator.error_wallet_address') : null;
}
