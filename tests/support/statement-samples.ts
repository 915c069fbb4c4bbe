import { sampleFile } from '#domain/statement/sample-files.ts';
import type { SampleInput } from './sample-inputs.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const ofOne = (body?: Record<string, unknown>): SampleInput => ({ params: { id: ID }, ...(body ? { body } : {}) });

/** Inputs of the calls about bank statements and what came of them (`sample-inputs.ts`). */
export const STATEMENT_SAMPLES: Readonly<Record<string, SampleInput>> = {
  importStatement: {
    files: {
      statement: () =>
        new File(
          [
            sampleFile('camt.053.001.08', {
              // The account of the tests' own tenants; a seeded tenant refuses it as not its own.
              iban: 'ES9121000418450200051332',
              from: '2026-01-02',
              to: '2026-01-02',
              openingCents: 0n,
              rows: [{ day: '2026-01-02', cents: 1n, text: 'Prueba' }],
            }),
          ],
          'extracto.xml',
        ),
    },
  },
  getStatementRow: ofOne(),
  getNotice: ofOne(),
  assignStatementRow: ofOne({ reference: 'ORD-AAAA-AA', return_difference: false }),
  splitStatementRow: ofOne({ references: ['ORD-AAAA-AA', 'ORD-BBBB-BB'], return_difference: false }),
  fundWithStatementRow: ofOne({ reference: 'AAA-AAA-AAA', return_difference: false }),
  returnStatementRow: ofOne({ sent_on: '2026-01-02', bank_reference: 'TRF-0001' }),
  creditStatementRow: ofOne({ email: 'nadie@persona.test' }),
  dismissStatementRow: ofOne({ note: 'Ya estaba anotado' }),
  undoStatementCharge: ofOne({ reference: 'ORD-3333-33' }),
  takeEtherPaid: ofOne({}),
  matchStatementRefund: ofOne({ refund_id: ID }),
  settleRefund: ofOne({ sent_on: '2026-01-02', bank_reference: 'TRF-0001' }),
};
