import { z } from 'zod';
import { isSigned, SIGNATURE_VERSION, sign } from './signature.ts';

/** Everything that travels to and from Redsys: parameters as base64 of JSON, and a signature over them. */
export interface Message {
  Ds_SignatureVersion: string;
  Ds_MerchantParameters: string;
  Ds_Signature: string;
}

const message = z.object({
  Ds_SignatureVersion: z.literal(SIGNATURE_VERSION),
  Ds_MerchantParameters: z.string().min(1),
  Ds_Signature: z.string().min(1),
});
const parameters = z.record(z.string(), z.union([z.string(), z.number()]).transform(String));

/** A form's or an answer's fields as a message; null where they are none. */
export function messageIn(fields: unknown): Message | null {
  return message.safeParse(fields).data ?? null;
}

/** A signed message of these parameters about one order. */
export function sealed(secretKey: string, order: string, values: Record<string, string>): Message {
  const encoded = Buffer.from(JSON.stringify(values), 'utf8').toString('base64');
  return {
    Ds_SignatureVersion: SIGNATURE_VERSION,
    Ds_MerchantParameters: encoded,
    Ds_Signature: sign(secretKey, order, encoded),
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

/** What a message says, where its signature is right; null where not. `orderField` names the order that the key is made from. */
export function trusted(secretKey: string, given: Message, orderField: string): Record<string, string> | null {
  const values = opened(given);
  const order = values?.[orderField];
  if (!values || !order) return null;
  return isSigned(secretKey, order, given.Ds_MerchantParameters, given.Ds_Signature) ? values : null;
}
