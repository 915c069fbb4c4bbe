import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';

/** A heading of a record: sentences, named lines, and tables whose first row is its head. All in the caller's language, but for what was accepted in another. */
export const recordSection = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  tables: z.array(z.object({ caption: z.string(), head: z.array(z.string()), rows: z.array(z.array(z.string())) })),
});
export type RecordSection = z.output<typeof recordSection>;

/**
 * What is kept of one order and what its investor accepted for it, word for word (Regulation (EU) 2020/1503, article 26: open to the client at any time): sums and
 * moments, the boxes and the warning, the knowledge test, the simulation and the status that counted then, the information sheet that was seen, the contract and
 * its signature, changes of the offer, and what went back. 404 for somebody else's.
 */
export const getOrderRecord = endpoint({
  id: 'getOrderRecord',
  summary: 'The record of one order',
  method: 'GET',
  path: '/investments/{id}/record',
  caller: 'investor',
  params: z.object({ id }),
  answer: dataOf(
    z.object({
      id,
      title: z.string(),
      sections: z.array(recordSection),
      /** Papers that belong to it; a sheet is that of the caller's language. */
      files: z.array(z.object({ kind: z.enum(['information_sheet', 'contract', 'proof']), file_id: id })),
    }),
  ),
});

/** The same record as a PDF. */
export const getOrderRecordFile = endpoint({
  id: 'getOrderRecordFile',
  summary: 'The record of one order as a PDF',
  method: 'GET',
  path: '/investments/{id}/record/file',
  caller: 'investor',
  params: z.object({ id }),
  answer: dataOf(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
  takesLong: true,
});

/** What a person accepted or declared that belongs to no order: the terms of their registration, knowledge tests, simulations, requests for sophisticated status. */
export const getOwnAcceptances = endpoint({
  id: 'getOwnAcceptances',
  summary: 'What a person accepted and declared besides their orders',
  method: 'GET',
  path: '/acceptances',
  caller: 'investor',
  answer: dataOf(z.object({ sections: z.array(recordSection) })),
});
