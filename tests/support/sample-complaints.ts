import { pdfFile } from './order-steps.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const ofOne = (body?: Record<string, unknown>) => ({ params: { id: ID }, ...(body ? { body } : {}) });
const TEXT = 'No cuadra lo que se cobró con lo que decía la página.';

/** What a complaint says at least. */
export const COMPLAINT = { kind: 'payment' as const, happened_on: '2026-01-02', what: TEXT, demand: 'Que se corrija' };

/** One of somebody without an account. */
export const OUTSIDE_COMPLAINT = {
  ...COMPLAINT,
  ...{ name: 'Rosa Vidal', email: 'rosa.vidal@fuera.test', lang: 'es' as const },
};
const LINK = { token: 'x'.repeat(43) };

/** `SAMPLE_INPUTS` of complaints. */
export const SAMPLE_COMPLAINTS = {
  fileComplaint: { body: COMPLAINT },
  getOwnComplaint: ofOne(),
  replyToComplaint: ofOne({ text: TEXT }),
  withdrawComplaint: ofOne({}),
  getComplaint: ofOne(),
  admitComplaint: ofOne({}),
  dismissComplaint: ofOne({ reason: TEXT }),
  askComplainant: ofOne({ text: TEXT }),
  delayComplaint: ofOne({ reason: 'Falta el informe del banco', decide_on: '2027-01-08' }),
  sendOutsideComplaint: { body: OUTSIDE_COMPLAINT },
  readOutsideComplaint: { body: LINK },
  proveOutsideComplaint: { body: LINK },
  replyOutsideComplaint: { body: { ...LINK, text: TEXT } },
  withdrawOutsideComplaint: { body: LINK },
  addComplaintPaper: { params: { id: ID }, body: {}, files: { paper: () => pdfFile() } },
  takeBackComplaintPaper: ofOne({ paper_id: ID }),
  decideComplaint: ofOne({ outcome: 'REFUSED', text: TEXT }),
};
