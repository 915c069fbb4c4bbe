import { almadraba as file } from '#tenants/almadraba.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Fisheries. The guild collects the money itself, so that the payment module is off. */
export const almadraba: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Almadraba',
    image: {
      favicon: '/tenants/almadraba/favicon.svg',
      logo: '/tenants/almadraba/logo.svg',
      mail: '/tenants/almadraba/mail.png',
      sign_in: '/projects/almadraba/la-sacada-segunda.svg',
    },
    look: {
      accent: '#006c87',
      accent_dark: '#7fd0e6',
      radius: 'soft',
      density: 'comfortable',
      heading: 'sans',
      ground: 'tinted',
      header: 'dark',
      hero: 'full',
      face: 'bitter',
      pictures: 'vivid',
    },
    urls: {
      legal: 'https://almadraba.example/aviso-legal',
      privacy: 'https://almadraba.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://almadraba.example/contacto',
      faq: 'https://almadraba.example/preguntas-frecuentes',
    },
    modules: { payment: false },
    texts: { signIn: { es: 'Pesca de aquí, pagada a quien la saca.', en: 'Local fish, paid to those who land it.' } },
    payment_methods: [{ method: 'BANK_TRANSFER' }],
    tenant: {
      name: 'Almadraba',
      legal_name: 'Almadraba Cofradía Inversora, S.L.',
      legal_address: 'Puerto de Barbate, nave 6, 11160 Barbate',
      authorisation: 'PSFP n.º 9014 (demo)',
      support_email: 'soporte@almadraba.example',
    },
  },
  settings: {
    legalName: 'Almadraba Cofradía Inversora, S.L.',
    taxNumber: 'B88029186',
    safeguarding: {
      holder: 'Almadraba Cofradía Inversora, S.L., cuenta de clientes',
      iban: 'ES1599820114702510868674',
      bic: 'CVGAESM0XXX',
      bank: 'Caja Rural Vega Alta',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 10,
    orderReminderDaysBefore: 3,
    interestDuringCampaign: true,
    refundContactAtPercent: 90,
  },
};
