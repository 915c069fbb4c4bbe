import { telon as file } from '#tenants/telon.ts';
import { demoTerminal } from './demo-terminal.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Theatre. Card terminal and Bizum; short cards without descriptions. */
export const telon: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Telón',
    image: {
      favicon: '/tenants/telon/favicon.svg',
      logo: '/tenants/telon/logo.svg',
      mail: '/tenants/telon/mail.png',
      sign_in: '/projects/telon/la-fonda-de-los-prodigios.svg',
    },
    look: {
      accent: '#a3168a',
      accent_dark: '#f09adf',
      radius: 'sharp',
      density: 'comfortable',
      heading: 'serif',
      ground: 'white',
      header: 'dark',
      hero: 'full',
      face: 'bodoni-moda',
      pictures: 'vivid',
    },
    urls: {
      legal: 'https://telon.example/aviso-legal',
      privacy: 'https://telon.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://telon.example/contacto',
      faq: 'https://telon.example/preguntas-frecuentes',
    },
    currency: { symbol: '€', symbol_position: 'before', code: 'EUR', name: 'Euro' },
    hide: { description: true },
    texts: {
      signIn: { es: 'Que se levante el telón depende de usted.', en: 'Whether the curtain rises is up to you.' },
    },
    payment_methods: [
      { method: 'CARD_TERMINAL', fee_percent: '0.9' },
      { method: 'BIZUM', fee_percent: '0.4', limit: '1000.00' },
      { method: 'BANK_TRANSFER' },
    ],
    tenant: {
      name: 'Telón',
      legal_name: 'Telón Producciones Escénicas, S.L.',
      legal_address: 'Calle de las Huertas, 12, 28014 Madrid',
      authorisation: 'PSFP n.º 9018 (demo)',
      support_email: 'soporte@telon.example',
    },
  },
  settings: {
    legalName: 'Telón Producciones Escénicas, S.L.',
    taxNumber: 'B88034665',
    safeguarding: {
      holder: 'Telón Producciones Escénicas, S.L., cuenta de clientes',
      iban: 'ES4599840118732542545438',
      bic: 'MESTESM0XXX',
      bank: 'Banco Meseta',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 10,
    orderReminderDaysBefore: 3,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
    redsys: demoTerminal('999008882'),
  },
};
