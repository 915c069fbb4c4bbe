import { addressProblem } from '#domain/issuance/whitelist.ts';
import type { Language } from '#domain/tenant/language.ts';
import { checkWalletAddress } from '#domain/validation/contact.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

/** More than any wallet of several signers sends. */
export const SIGNATURE_MAX_CHARS = 20_000;
const SIGNATURE = /^(?:0x)?[0-9a-fA-F]{2,20000}$/;

/**
 * Reads an address as it was typed: the 0x may lack, blanks do no harm, capitals are its checksum (EIP-55) unless it has one case alone (specification, section 3).
 * @param checksummed its capitals, of an address in small letters
 */
export function readWallet(
  typed: string,
  checksummed: (address: string) => string,
): { address: string } | { problem: Problem } {
  const text = typed.replace(/\s/g, '');
  const wrong = checkWalletAddress(text);
  if (wrong) return { problem: wrong };
  const address = `0x${text.replace(/^0x/i, '')}`;
  const fault = addressProblem(address, checksummed);
  if (fault === 'nobody') return { problem: problem('validator.error_ether_own') };
  if (fault === 'checksum') return { problem: problem('validator.error_wallet_checksum') };
  return fault
    ? { problem: problem('validator.error_wallet_address') }
    : { address: checksummed(address.toLowerCase()) };
}

/** What a signature stands under. */
interface Ownership {
  /** Of the platform, as the browser shows it. */
  host: string;
  address: string;
  /** Of the chain on which the tenant's tokens live; null: they live on none. */
  chainId: number | null;
  /** Never used before. */
  nonce: string;
  until: Date;
  lang: Language;
}

/**
 * The words that a wallet signs (EIP-191). One line of plain letters: what is copied from page to wallet must arrive as the same bytes, and line ends and accents
 * do not always. It names the platform, the wallet, the chain and until when, so that a signature made for something else says something else.
 */
export function ownershipMessage({ host, address, chainId, nonce, until, lang }: Ownership): string {
  const end = until.toISOString();
  if (lang === 'es') {
    const red = chainId === null ? '' : ` Red: ${chainId}.`;
    return `${host}: este monedero es de mi propiedad. Monedero: ${address}.${red} Clave: ${nonce}. Vale hasta: ${end}.`;
  }
  const chain = chainId === null ? '' : ` Chain: ${chainId}.`;
  return `${host}: this wallet is mine. Wallet: ${address}.${chain} Key: ${nonce}. Valid until: ${end}.`;
}

/** A signature as it was pasted, in hex with its 0x; null: it is none. Blanks and line ends within do no harm. */
export function readSignature(typed: string): `0x${string}` | null {
  const text = typed.replace(/[\s"']/g, '');
  if (!SIGNATURE.test(text)) return null;
  const hex = text.replace(/^0x/, '');
  return hex.length % 2 === 0 ? `0x${hex}` : null;
}
