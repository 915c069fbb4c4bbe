import { REFERENCE_BRANDS } from '#domain/brand/reference-brands.ts';
import { exeu as file } from '#tenants/exeu.ts';
import { demoChain } from './demo-chain.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** The EXEU wording: members and issuers, admission to trading. Type of member first; validation straight before the campaign; ether and balance. */
export const exeu: TenantSeed = {
  name: file.name,
  customization: {
    title: 'EXEU',
    image: {
      favicon: '/tenants/exeu/favicon.svg',
      logo: '/tenants/exeu/logo.svg',
      mail: '/tenants/exeu/mail.png',
      sign_in: '/projects/exeu/cables-del-nervion.svg',
    },
    look: REFERENCE_BRANDS.exeu,
    urls: {
      legal: 'https://exeu.example/aviso-legal',
      privacy: 'https://exeu.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://exeu.example/contacto',
      faq: 'https://exeu.example/preguntas-frecuentes',
      whitepaper: 'https://exeu.example/libro-blanco.pdf',
    },
    flows: {
      onboarding: ['TYPE_OF_INVESTMENT', 'KYC', 'SUITABILITY_TEST', 'USER_ADDITIONAL_DATA', 'INVEST'],
      project_status: ['DRAFT', 'VALIDATING', 'CAMPAIGN', 'CLOSED'],
    },
    fields: { register: ['phone', 'nationality', 'country', 'legal_type', 'occupation'] },
    extras: { payWithBalance: true },
    modules: { erir: true },
    texts: {
      signIn: {
        es: 'Financiación industrial con admisión a negociación.',
        en: 'Industrial finance, admitted to trading.',
      },
    },
    payment_methods: [{ method: 'BANK_TRANSFER' }, { method: 'ETH', fee_percent: '0.3' }],
    tenant: {
      type: 'EXEU',
      name: 'EXEU',
      legal_name: 'EXEU Mercados Participativos, S.A.',
      legal_address: 'Plaza de la Lealtad, 6, 28014 Madrid',
      authorisation: 'PSFP n.º 9022 (demo)',
      support_email: 'soporte@exeu.example',
      upload_limit_mb: 20,
    },
  },
  settings: {
    legalName: 'EXEU Mercados Participativos, S.A.',
    taxNumber: 'A88040142',
    safeguarding: {
      holder: 'EXEU Mercados Participativos, S.A., cuenta de clientes',
      iban: 'ES6499830122682574222202',
      bic: 'ALMNESM0XXX',
      bank: 'Banca Almenara',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 15,
    orderReminderDaysBefore: 3,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
    chain: demoChain('2450.00'),
  },
};
