import { REFERENCE_BRANDS } from '#domain/brand/reference-brands.ts';
import { masamadre as file } from '#tenants/masamadre.ts';
import { demoTerminal } from './demo-terminal.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Neighbourhood bakeries: small amounts by Bizum, identity checked at the counter, individuals only, consent to news is a condition. */
export const masamadre: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Masa Madre',
    image: {
      favicon: '/tenants/masamadre/favicon.svg',
      logo: '/tenants/masamadre/logo.svg',
      mail: '/tenants/masamadre/mail.png',
      sign_in: '/projects/masamadre/horno-de-pignatelli.svg',
    },
    look: REFERENCE_BRANDS.masamadre,
    urls: {
      legal: 'https://masamadre.example/aviso-legal',
      privacy: 'https://masamadre.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://masamadre.example/contacto',
      faq: 'https://masamadre.example/preguntas-frecuentes',
    },
    flows: { onboarding: ['TYPE_OF_INVESTMENT', 'USER_ADDITIONAL_DATA', 'SUITABILITY_TEST', 'INVEST'] },
    hide: { legalTypeInvestor: true },
    fields: { register: ['birthday'] },
    extras: { mandatoryCommercialCommunications: true },
    modules: { kyc: false, signature: false },
    texts: { signIn: { es: 'El pan de su calle, con su ayuda.', en: 'Your street’s bread, with your help.' } },
    payment_methods: [
      { method: 'BIZUM', fee_percent: '0.4', limit: '1000.00' },
      { method: 'CARD_TERMINAL', fee_percent: '0.8', limit: '2000.00' },
      { method: 'BANK_TRANSFER' },
    ],
    tenant: {
      name: 'Masa Madre',
      legal_name: 'Masa Madre Barrio, S.Coop.',
      legal_address: 'Calle del Horno, 9, 50003 Zaragoza',
      authorisation: 'PSFP n.º 9006 (demo)',
      support_email: 'soporte@masamadre.example',
    },
  },
  settings: {
    legalName: 'Masa Madre Barrio, S.Coop.',
    taxNumber: 'F88018221',
    safeguarding: {
      holder: 'Masa Madre Barrio, S.Coop., cuenta de clientes',
      iban: 'ES6099810106832447515146',
      bic: 'BFARESM0XXX',
      bank: 'Banco del Faro',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 5,
    orderReminderDaysBefore: 1,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
    redsys: demoTerminal('999008885'),
  },
};
