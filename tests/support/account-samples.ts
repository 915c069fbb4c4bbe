import { addDays, dayIn } from '#domain/time/zone.ts';
import { pdfFile } from './order-steps.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const inDays = (days: number) => addDays(dayIn(new Date(), 'Europe/Madrid'), days);

/** Inputs of the calls about one's own account (`sample-inputs.ts`). */
export const ACCOUNT_SAMPLES = {
  saveAccount: { body: { username: 'Ana', lang: 'es', commercial_communications: false } },
  changePassword: { body: { current_password: 'incorrecta-1', password: 'una-clave-larga' } },
  saveOwnPicture: { body: {}, files: { picture: () => pdfFile('yo.png') } },
  deleteOwnPicture: {},
  closeSessions: {},
  getOwnDeletion: {},
  deleteOwnAccount: { body: { current_password: 'incorrecta-1' } },
  setLanguage: { body: { lang: 'es' } },
  signInFactor: { body: { ticket: 't'.repeat(43), way: 'totp', code: '000000' } },
  getPendingTotp: {},
  beginTotp: { body: { current_password: 'incorrecta-1' } },
  confirmTotp: { body: { code: '000000' } },
  renewRecoveryCodes: { body: { current_password: 'incorrecta-1' } },
  resetSecondFactor: {
    params: { id: '00000000-0000-4000-8000-000000000000' },
    body: { reason: 'Ha perdido el teléfono' },
  },
  getPendingPasskey: {},
  beginPasskey: { body: { name: 'Móvil', current_password: 'incorrecta-1' } },
  confirmPasskey: { body: { credential: '{}' } },
  removePasskey: {
    params: { id: '00000000-0000-4000-8000-000000000000' },
    body: { current_password: 'incorrecta-1' },
  },
  askOwnPasskey: {},
  askPasskey: { body: {} },
  signInPasskey: { body: { credential: '{}' } },
  finishByPasskey: { body: { ticket: 't'.repeat(43), credential: '{}' } },
  beginWallet: { body: { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } },
  proveWallet: { body: { signature: `0x${'ab'.repeat(65)}` } },
  dropWalletChallenge: {},
  removeWallet: { body: {} },
  sendAskedPaper: {
    params: { id: NOBODY, kind: 'ADDRESS' },
    body: {},
    files: { document: () => pdfFile('recibo.pdf') },
  },
  declareFunds: {
    body: { kind: 'SALARY', explanation: 'Ahorros de mi nómina de diez años' },
    files: { paper_1: () => pdfFile('nomina.pdf') },
  },
  getUserWallet: { params: { id: NOBODY } },
  getUserFunds: { params: { id: NOBODY } },
  decideFunds: { params: { id: NOBODY }, body: { accepted: true, reason: 'Se entiende' } },
  askForPapers: { body: { people: [NOBODY], kinds: ['ADDRESS'], message: 'Falta el domicilio', due_on: inDays(10) } },
  listPaperRequests: { params: { id: NOBODY } },
  decideAskedPaper: { params: { id: NOBODY }, body: { accepted: true } },
  withdrawPaperRequest: { params: { id: NOBODY }, body: {} },
  removeSecondFactor: { body: { current_password: 'incorrecta-1' } },
};
