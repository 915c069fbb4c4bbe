const ID = '00000000-0000-4000-8000-000000000001';
const ofOne = (body?: Record<string, unknown>) => ({ params: { id: ID }, ...(body ? { body } : {}) });

/** `SAMPLE_INPUTS` of the bulletin board. */
export const SAMPLE_ADS = {
  getAd: ofOne(),
  postAd: { body: { type: 'SELL', issuance: ID, tokens: 1, price: '50', notice: true } },
  editAd: ofOne({ tokens: 1, price: '50', version: 1 }),
  withdrawAd: ofOne({}),
  sendAdMessage: ofOne({ text: '¿Sigue en venta?' }),
  makeAdOffer: ofOne({ tokens: 1, price: '50' }),
  acceptAdOffer: ofOne({}),
  refuseAdOffer: ofOne({}),
  takeBackAdOffer: ofOne({}),
  confirmAdOffer: ofOne({}),
  confirmAdPayment: ofOne({}),
  getManagedAd: ofOne(),
  takeDownAd: ofOne({ reason: 'Anuncia otra cosa' }),
};
