import { bancal as file } from '#tenants/bancal.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Agriculture on terraces. The agreement is signed before a notary, not on screen. */
export const bancal: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Bancal',
    image: {
      favicon: '/tenants/bancal/favicon.svg',
      logo: '/tenants/bancal/logo.svg',
      mail: '/tenants/bancal/mail.png',
      sign_in: '/projects/bancal/bancales-de-la-contraviesa.svg',
    },
    look: {
      accent: '#5d6b1e',
      radius: 'soft',
      density: 'comfortable',
      heading: 'serif',
      ground: 'deep',
      header: 'paper',
      face: 'bitter',
      pictures: 'warm',
    },
    urls: {
      legal: 'https://bancal.example/aviso-legal',
      privacy: 'https://bancal.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://bancal.example/contacto',
    },
    flows: { onboarding: ['KYC', 'USER_ADDITIONAL_DATA', 'TYPE_OF_INVESTMENT', 'SUITABILITY_TEST', 'INVEST'] },
    hide: { signInvestment: true },
    fields: { register: ['phone', 'birthday'] },
    texts: { signIn: { es: 'Tierra en pendiente, cuentas en llano.', en: 'Steep land, plain accounts.' } },
    payment_methods: [{ method: 'BANK_TRANSFER' }],
    tenant: {
      name: 'Bancal',
      legal_name: 'Bancal Agrofinanciación, S.L.',
      legal_address: 'Plaza del Trigo, 3, 14003 Córdoba',
      authorisation: 'PSFP n.º 9004 (demo)',
      support_email: 'soporte@bancal.example',
    },
  },
  settings: {
    legalName: 'Bancal Agrofinanciación, S.L.',
    taxNumber: 'B88015482',
    safeguarding: {
      holder: 'Bancal Agrofinanciación, S.L., cuenta de clientes',
      iban: 'ES6399820104102431676764',
      bic: 'CVGAESM0XXX',
      bank: 'Caja Rural Vega Alta',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 10,
    orderReminderDaysBefore: 3,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
  },
};
