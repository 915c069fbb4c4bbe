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
/** Redsys's own fields are texts; what else a terminal adds (null, booleans, objects) must not make a signed message unreadable. */
const parameters = z.record(z.string(), z.unknown()).transform((values) => {
  const told = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(told.map(([name, value]) => [name, textOf(value)]));
});

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

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
function opened({ Ds_MerchantParameters: encoded }: Message): Record<string, string> | null {
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
  const order = values && valueNamed(values, orderField);
  if (!values || !order) return null;
  const { Ds_MerchantParameters: encoded, Ds_Signature: signature, Ds_SignatureVersion: version } = given;
  return isSigned(secretKey, order, encoded, signature, version) ? values : null;
}

/** A value by its name, which terminals write in capitals, too (`DS_ORDER`). */
export function valueNamed(values: Record<string, string>, name: string): string | undefined {
  if (Object.hasOwn(values, name)) return values[name];
  const found = Object.keys(values).find((each) => each.toLowerCase() === name.toLowerCase());
  return found === undefined ? undefined : values[found];
}
