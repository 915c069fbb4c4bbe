import { acequia as file } from '#tenants/acequia.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Water and irrigation. Everything open to read; plain transfers; long reading of the terms. */
export const acequia: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Acequia',
    image: {
      favicon: '/tenants/acequia/favicon.svg',
      logo: '/tenants/acequia/logo.svg',
      mail: '/tenants/acequia/mail.png',
      sign_in: '/projects/acequia/riego-de-la-vall.svg',
    },
    look: {
      accent: '#1565c0',
      accent_dark: '#90c2ff',
      radius: 'soft',
      density: 'compact',
      heading: 'sans',
      ground: 'tinted',
      header: 'brand',
      hero: 'full',
      face: 'bitter',
    },
    urls: {
      legal: 'https://acequia.example/aviso-legal',
      privacy: 'https://acequia.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://acequia.example/contacto',
      faq: 'https://acequia.example/preguntas-frecuentes',
      whitepaper: 'https://acequia.example/libro-blanco.pdf',
    },
    extras: { openAllAccordions: true },
    texts: {
      signIn: { es: 'El agua de todos, con cuentas a la vista.', en: 'Everybody’s water, with the books open.' },
    },
    payment_methods: [{ method: 'BANK_TRANSFER', fee_fixed: '1.00' }],
    tenant: {
      name: 'Acequia',
      legal_name: 'Acequia Regadíos y Agua, S.L.',
      legal_address: 'Calle de las Comedias, 5, 46003 Valencia',
      authorisation: 'PSFP n.º 9019 (demo)',
      support_email: 'soporte@acequia.example',
    },
  },
  settings: {
    legalName: 'Acequia Regadíos y Agua, S.L.',
    taxNumber: 'B88036033',
    safeguarding: {
      holder: 'Acequia Regadíos y Agua, S.L., cuenta de clientes',
      iban: 'ES6299810119932550464629',
      bic: 'BFARESM0XXX',
      bank: 'Banco del Faro',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 6,
    warningGateMin: '1000.00',
    orderExpiryDays: 10,
    orderReminderDaysBefore: 4,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
  },
};
