const ID = '00000000-0000-4000-8000-000000000001';

/** Samples of the transfers of tokens (`SAMPLE_INPUTS`). */
export const TRANSFERS = {
  prepareTransfer: { body: { issuance_id: ID, to: `0x${'5'.repeat(40)}`, tokens: 1 } },
  sendTransferCode: { body: { id: ID } },
  confirmTransfer: { body: { id: ID, password: 'incorrecta-1', code: '12345' } },
  dropTransfer: { body: { id: ID } },
};
