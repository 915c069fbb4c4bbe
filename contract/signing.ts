import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText, moneyString, pageOf, pageQuery } from './envelope.ts';
import { code, typedName } from './fields.ts';
import { investment } from './investment.ts';

/** Makes the contract's PDF when it is not there yet (SIGNED_PENDING) and tells what is to be signed. */
export const prepareContract = endpoint({
  id: 'prepareContract',
  summary: 'Prepare the contract',
  method: 'POST',
  path: '/investments/{id}/contract',
  action: 'investment.sign',
  params: z.object({ id }),
  body: z.object({}),
  answer: dataOf(
    z.object({
      investment,
      /** The contract's text as plain paragraphs, in the person's language: the same words as the PDF. */
      title: z.string(),
      paragraphs: z.array(z.string()),
      sha256: z.string(),
      file_id: id,
      /** The name to be typed. */
      signer_name: z.string(),
    }),
  ),
  idempotent: true,
  takesLong: true,
  errors: ['investment.illegal_move'],
});

export const sendSignatureCode = endpoint({
  id: 'sendSignatureCode',
  summary: 'Mail the one-time code of a signature; a new one voids the old',
  method: 'POST',
  path: '/investments/{id}/signature/code',
  action: 'investment.sign',
  params: z.object({ id }),
  body: z.object({}),
  answer: dataOf(z.object({ sent: z.literal(true), expires_at: instant, resend_at: instant })),
  errors: ['code.too_soon', 'code.too_many', 'investment.illegal_move'],
});

/** Typed name and mailed code; the evidence page (who, when, address, text hash) joins the PDF. 422 `code.wrong`, `code.expired`, `signature.name_mismatch` (on field `typed_name`). */
export const signContract = endpoint({
  id: 'signContract',
  summary: 'Sign',
  method: 'POST',
  path: '/investments/{id}/signature',
  action: 'investment.sign',
  params: z.object({ id }),
  body: z.object({
    typed_name: typedName,
    code,
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    agree: z.literal(true),
  }),
  answer: dataOf(investment),
  idempotent: true,
  takesLong: true,
  errors: ['code.wrong', 'code.expired', 'signature.text_changed', 'investment.illegal_move'],
});

/** The contracts that the caller has signed, newest first; also those whose order fell later. */
export const listOwnContracts = endpoint({
  id: 'listOwnContracts',
  summary: 'Contracts that the caller has signed',
  method: 'GET',
  path: '/contracts',
  caller: 'investor',
  query: pageQuery,
  answer: pageOf(
    z.object({
      id,
      /** The PDF with the evidence page, by `getFile`. */
      file_id: id,
      signed_at: instant,
      /** When it fell with its order; null: it stands. */
      voided_at: instant.nullable(),
      order: z.object({
        id,
        reference: z.string(),
        title: localizedText,
        tokens: z.number().int(),
        amount: moneyString,
      }),
    }),
  ),
});
