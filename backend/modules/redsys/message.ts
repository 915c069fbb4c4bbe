import { z } from 'zod';
import { isSigned, SIGNATURE_VERSIONS, type SignatureVersion, sign } from './signature.ts';

/** Everything that travels to and from Redsys: parameters as base64 of JSON, and a signature over them. */
export interface Message {
  Ds_SignatureVersion: SignatureVersion;
  Ds_MerchantParameters: string;
  Ds_Signature: string;
}

const message = z.object({
  Ds_SignatureVersion: z.enum(SIGNATURE_VERSIONS),
  Ds_MerchantParameters: z.string().min(1),
  Ds_Signature: z.string().min(1),
});
const parameters = z.record(z.string(), z.union([z.string(), z.number()]).transform(String));

/** A form's or an answer's fields as a message; null where they are none. */
export function messageIn(fields: unknown): Message | null {
  return message.safeParse(fields).data ?? null;
}

/** A signed message of these parameters about one order. */
export function sealed(
  secretKey: string,
  order: string,
  values: Record<string, string>,
  version: SignatureVersion = 'HMAC_SHA256_V1',
): Message {
  const json = Buffer.from(JSON.stringify(values), 'utf8');
  const encoded = json.toString(version === 'HMAC_SHA512_V2' ? 'base64url' : 'base64');
  return {
    Ds_SignatureVersion: version,
    Ds_MerchantParameters: encoded,
    Ds_Signature: sign(secretKey, order, encoded, version),
  };
}

/** What a message says, its signature not yet looked at; null where it cannot be read. Redsys percent-encodes dates and hours. */
export function opened({ Ds_MerchantParameters: encoded }: Message): Record<string, string> | null {
  try {
    return parameters.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

/**
 * What a message says, where its signature is right in the version that it names; null where not. Each version stands on the same key, and what was
 * asked before a terminal's version was changed is still told in the old one. `orderField` names the order that the key is made from.
 */
export function trusted(secretKey: string, given: Message, orderField: string): Record<string, string> | null {
  const values = opened(given);
  const order = values?.[orderField];
  if (!values || !order) return null;
  const { Ds_MerchantParameters: encoded, Ds_Signature: signature, Ds_SignatureVersion: version } = given;
  return isSigned(secretKey, order, encoded, signature, version) ? values : null;
}
