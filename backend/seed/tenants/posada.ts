import { posada as file } from '#tenants/posada.ts';
import { demoTerminal } from './demo-terminal.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Heritage hotels. A fee on each way to pay; the home is the tenant’s own site. */
export const posada: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Posada',
    image: {
      favicon: '/tenants/posada/favicon.svg',
      logo: '/tenants/posada/logo.svg',
      mail: '/tenants/posada/mail.png',
      sign_in: '/projects/posada/hospederia-de-san-telmo.svg',
    },
    look: {
      accent: '#6f5b3e',
      accent_dark: '#d8bf98',
      radius: 'soft',
      density: 'comfortable',
      heading: 'serif',
      ground: 'deep',
      header: 'paper',
      hero: 'full',
      face: 'crimson-pro',
      pictures: 'warm',
    },
    urls: {
      legal: 'https://posada.example/aviso-legal',
      privacy: 'https://posada.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://posada.example/contacto',
      faq: 'https://posada.example/preguntas-frecuentes',
      home: 'https://posada.example/',
    },
    extras: { investmentFee: true },
    texts: { signIn: { es: 'Casas con historia que vuelven a abrir.', en: 'Houses with a history that open again.' } },
    payment_methods: [
      { method: 'BANK_TRANSFER', fee_fixed: '3.00' },
      { method: 'CARD_TERMINAL', fee_percent: '1.6', limit: '6000.00' },
    ],
    tenant: {
      name: 'Posada',
      legal_name: 'Posada Patrimonio Hotelero, S.L.',
      legal_address: 'Plaza de Mazarelos, 5, 37008 Salamanca',
      authorisation: 'PSFP n.º 9016 (demo)',
      support_email: 'soporte@posada.example',
    },
  },
  settings: {
    legalName: 'Posada Patrimonio Hotelero, S.L.',
    taxNumber: 'B88031927',
    safeguarding: {
      holder: 'Posada Patrimonio Hotelero, S.L., cuenta de clientes',
      iban: 'ES3499830116732526707056',
      bic: 'ALMNESM0XXX',
      bank: 'Banca Almenara',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 10,
    orderReminderDaysBefore: 3,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
    redsys: demoTerminal('999008884'),
  },
};
