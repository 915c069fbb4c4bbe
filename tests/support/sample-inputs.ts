import { sampleFile } from '#domain/statement/sample-files.ts';
import { pdfFile } from './order-steps.ts';

/** A request that an endpoint's contract takes as it stands; what is not named here has neither parameters nor a body. */
export interface SampleInput {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  files?: Record<string, () => File>;
}

const ID = '00000000-0000-4000-8000-000000000001';
const SLUG = 'no-existe';
const ofOne = (body?: Record<string, unknown>): SampleInput => ({ params: { id: ID }, ...(body ? { body } : {}) });

const PERSONAL = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  birthday: '1980-02-03',
  nationality: 'ES',
  id_number: '12345678Z',
  phone: '+34600111222',
  country: 'ES',
  address: 'Calle Mayor 1',
  city: 'Madrid',
  postal_code: '28013',
  province: 'Madrid',
};

/** By endpoint id. */
export const SAMPLE_INPUTS: Readonly<Record<string, SampleInput>> = {
  login: { body: { email: 'nadie@persona.test', password: 'incorrecta-1' } },
  loginSecret: { body: { secret: 'x'.repeat(43) } },
  register: {
    body: {
      email: 'alguien@persona.test',
      password: 'una-clave-larga',
      first_name: 'Ana',
      last_name: 'Ruiz',
      lang: 'es',
      accepted: { terms: true, privacy: true, provider_terms: true },
    },
  },
  verifyEmail: { body: { email: 'nadie@persona.test', code: '12345' } },
  resendCode: { body: { email: 'nadie@persona.test' } },
  forgotPassword: { body: { email: 'nadie@persona.test' } },
  resetPassword: { body: { token: 'x'.repeat(43), password: 'una-clave-larga' } },
  googleStart: { body: { redirect_uri: 'http://localhost:3000/callback' } },
  googleFinish: {
    body: {
      code: 'code',
      code_verifier: 'v'.repeat(43),
      nonce: 'nonce-nonce',
      redirect_uri: 'http://localhost:3000/callback',
      lang: 'es',
    },
  },
  setLanguage: { body: { lang: 'es' } },
  getFile: ofOne(),
  getPublicFile: ofOne(),
  getIssuanceBySlug: { params: { slug: SLUG } },
  getIssuance: ofOne(),
  followIssuance: ofOne({ followed: true }),
  askQuestion: ofOne({ question: '¿Cuándo empieza la obra?' }),
  getManagedIssuance: ofOne(),
  previewMove: ofOne(),
  moveIssuance: ofOne({ from: 'CAMPAIGN', to: 'CLOSED' }),
  previewSuspension: ofOne(),
  suspendIssuance: ofOne({ last_day: '2026-12-01', reason: 'Corregimos la ficha' }),
  resumeIssuance: ofOne({}),
  planMove: ofOne({ from: 'CAMPAIGN', to: 'CLOSED', at: '2026-12-31T22:59:59.000Z' }),
  dropPlan: ofOne(),
  chooseInvestorType: { body: { legal_type: 'INDIVIDUAL' } },
  savePersonalData: { body: PERSONAL },
  saveCompanyData: {
    body: {
      organisation_name: 'Ruiz SL',
      tax_number: 'B12345674',
      activity: 'Consultoría',
      contact_email: 'ruiz@persona.test',
      representation: 'SOLE_ADMINISTRATOR',
      address: 'Calle Mayor 1',
      city: 'Madrid',
      postal_code: '28013',
      province: 'Madrid',
      country: 'ES',
      shareholders: [],
      birthplace_city: 'Madrid',
      birthplace_country: 'ES',
    },
  },
  saveAdditionalData: { body: { occupation: 'Docente', source_of_funds: 'Trabajo', politically_exposed: false } },
  uploadLegalDocument: { params: { type: 'IDENTITY_PROOF' }, files: { document: () => pdfFile('dni.pdf') } },
  removeLegalDocument: { params: { type: 'IDENTITY_PROOF' } },
  submitIdentity: { body: {} },
  answerSuitabilityTest: { body: { version: '2026-1', answers: {} } },
  declareSuitability: { body: { typed: 'no', version: '2026-1' } },
  saveLossSimulation: { body: { ability: '1000.00', certified: true } },
  requestSophisticated: {
    body: { criteria: 'wealth,profession', version: '2026-1', accepted: 'true', typed_name: 'Ana Ruiz' },
    files: { evidence_1: () => pdfFile('renta.pdf') },
  },
  withdrawSophisticated: { body: {} },
  getSophisticated: ofOne(),
  reviewSophisticated: ofOne({ granted: true }),
  reopenIdentity: { params: { user_id: ID }, body: { reason: 'El apellido no es el del documento' } },
  reviewIdentity: { params: { user_id: ID }, body: { approved: true } },
  getUser: ofOne(),
  judgeUser: ofOne({ status: 'VERIFIED' }),
  showPreCampaign: ofOne({ shown: true }),
  getInvestFlow: { params: { slug: SLUG } },
  placeOrder: { params: { slug: SLUG }, body: { tokens: 1, terms_version: 1, risk_loss: true, risk_liquidity: true } },
  declareInterest: { params: { slug: SLUG }, body: { amount: '100.00', terms_version: 1 } },
  acceptOrder: ofOne({ terms_version: 1 }),
  listPaymentOptions: ofOne(),
  choosePayment: ofOne({ method: 'BANK_TRANSFER', use_balance: false }),
  getBankTransfer: ofOne(),
  getPaymentHandover: ofOne(),
  removeSavedCard: ofOne(),
  confirmRefundAddress: ofOne({ refund_address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }),
  giveUpPayment: ofOne({}),
  resolveNotice: ofOne({ resolution: 'Aclarado con el proveedor' }),
  bookUnexplained: ofOne({ act: 'credit' }),
  uploadProof: { params: { id: ID }, files: { proof: () => pdfFile() } },
  prepareContract: ofOne({}),
  sendSignatureCode: ofOne({}),
  signContract: ofOne({
    typed_name: 'Ana Ruiz',
    code: '12345',
    sha256: 'a'.repeat(64),
    agree: true,
  }),
  revokeInvestment: ofOne({}),
  getInvestment: ofOne(),
  getManagedInvestment: ofOne(),
  confirmProof: ofOne({ received: '1.00', value_date: '2026-01-02' }),
  rejectProof: ofOne({ reason: 'No se lee' }),
  mintInvestments: { body: { ids: [ID] } },
  getMintRun: ofOne(),
  getStatement: ofOne(),
  cancelInvestment: ofOne({ reason: 'Se retira' }),
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
  assignStatementRow: ofOne({ reference: 'ORD-AAAA-AA', return_difference: false }),
  returnStatementRow: ofOne({ sent_on: '2026-01-02', bank_reference: 'TRF-0001' }),
  creditStatementRow: ofOne({ email: 'nadie@persona.test' }),
  dismissStatementRow: ofOne({ note: 'Ya estaba anotado' }),
  undoStatementCharge: ofOne({ reference: 'ORD-3333-33' }),
  matchStatementRefund: ofOne({ refund_id: ID }),
  settleRefund: ofOne({ sent_on: '2026-01-02', bank_reference: 'TRF-0001' }),
};
