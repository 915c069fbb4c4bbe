import { pdfFile } from './order-steps.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const ofOne = (body?: Record<string, unknown>) => ({ params: { id: ID }, ...(body ? { body } : {}) });
const DIVIDEND = { kind: 'DIVIDEND', income: '1000.00', gain: '0.00', capital: '0.00', record_on: '2026-01-02' };

/** `SAMPLE_INPUTS` of distributions, and of the papers that holders show for their tax. */
export const DISTRIBUTION_SAMPLES = {
  noteResidenceCertificate: { body: { person: ID, issued_on: '2026-01-02' } },
  takeBackResidenceCertificate: { body: { person: ID, issued_on: '2026-01-02', reason: 'Era de otra persona' } },
  listDistributions: ofOne(),
  previewDistribution: ofOne(),
  proposeDistribution: ofOne({ ...DIVIDEND, name: 'Dividendo 2026', note: '' }),
  getDistribution: ofOne(),
  uploadDistributionDocument: { ...ofOne({}), files: { document: () => pdfFile('acta.pdf') } },
  removeDistributionDocument: ofOne({ document_id: ID }),
  listDistributionEarnings: ofOne(),
  approveDistribution: ofOne({ net: '810.00' }),
  refuseDistribution: ofOne({ reason: 'Falta el acta de la junta' }),
  withdrawDistribution: ofOne({}),
  payDistribution: ofOne({}),
  listWithholdings: ofOne(),
  returnDistributionFunds: ofOne({ sent_on: '2026-01-02', bank_reference: 'TRF-0001' }),
};
