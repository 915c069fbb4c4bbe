const ID = '00000000-0000-4000-8000-000000000001';

/** Samples of the transfers of tokens and of certificates of them (`SAMPLE_INPUTS`). */
export const TRANSFERS = {
  getLegitimation: { params: { id: ID } },
  checkLegitimation: { body: { number: 1, code: '0000-0000-0000-0000-0000' } },
  getLegitimationPaper: { params: { id: ID } },
  issueLegitimation: {
    body: { issuance_id: ID, tokens: 1, purpose: 'RIGHTS', detail: 'Asistir a la junta', valid_until: '2026-12-01' },
  },
  returnLegitimation: { params: { id: ID }, body: { note: 'Lo trajo en mano' } },
  prepareTransfer: { body: { issuance_id: ID, to: `0x${'5'.repeat(40)}`, tokens: 1 } },
  sendTransferCode: { body: { id: ID } },
  confirmTransfer: { body: { id: ID, password: 'incorrecta-1', code: '12345' } },
  dropTransfer: { body: { id: ID } },
};
