import { z } from 'zod';

const part = z.string().max(12_000);
const head = { id: part, rawId: part, type: z.literal('public-key') };
const made = z.object({
  ...head,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
const signed = z.object({
  ...head,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.nullish(),
  }),
});
const clientData = z.object({ challenge: z.string(), origin: z.string(), crossOrigin: z.boolean().default(false) });

export type MadeAnswer = z.output<typeof made>;
export type SignedAnswer = z.output<typeof signed>;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a browser says that it has made; null for anything else. Nothing of it is checked yet. */
export const readMade = (text: string): MadeAnswer | null => made.safeParse(jsonOf(text)).data ?? null;

/** What a browser says that it has signed; null for anything else. Nothing of it is checked yet. */
export const readSigned = (text: string): SignedAnswer | null => signed.safeParse(jsonOf(text)).data ?? null;

/** Which challenge an answer is to, and at which address it was given; null where it does not say, or was given inside somebody else's page. */
export function saidIn({ response }: MadeAnswer | SignedAnswer): { challenge: string; origin: string } | null {
  const said = clientData.safeParse(jsonOf(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))).data;
  return said && !said.crossOrigin ? said : null;
}
