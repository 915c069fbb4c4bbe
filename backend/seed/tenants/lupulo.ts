import { lupulo as file } from '#tenants/lupulo.ts';
import { demoTerminal } from './demo-terminal.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Craft beer. Small tickets, no extra questions, no signature. */
export const lupulo: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Lúpulo',
    image: {
      favicon: '/tenants/lupulo/favicon.svg',
      logo: '/tenants/lupulo/logo.svg',
      mail: '/tenants/lupulo/mail.png',
      sign_in: '/projects/lupulo/cervezas-del-orbigo.svg',
    },
    look: {
      accent: '#b86e00',
      accent_dark: '#ffc266',
      radius: 'round',
      density: 'comfortable',
      heading: 'sans',
      ground: 'deep',
      header: 'brand',
      hero: 'full',
      face: 'barlow-condensed',
      heading_case: 'upper',
    },
    urls: {
      legal: 'https://lupulo.example/aviso-legal',
      privacy: 'https://lupulo.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://lupulo.example/contacto',
      faq: 'https://lupulo.example/preguntas-frecuentes',
    },
    hide: { extraFields: true },
    fields: { register: ['birthday'] },
    modules: { signature: false },
    texts: { signIn: { es: 'Cerveza hecha despacio, con vecinos.', en: 'Beer made slowly, with neighbours.' } },
    payment_methods: [
      { method: 'BIZUM', limit: '500.00' },
      { method: 'CARD_TERMINAL', fee_percent: '0.9' },
      { method: 'BANK_TRANSFER' },
    ],
    tenant: {
      name: 'Lúpulo',
      legal_name: 'Lúpulo Cerveceras, S.L.',
      legal_address: 'Carretera de Astorga, km 4, 24010 León',
      authorisation: 'PSFP n.º 9020 (demo)',
      support_email: 'soporte@lupulo.example',
    },
  },
  settings: {
    legalName: 'Lúpulo Cerveceras, S.L.',
    taxNumber: 'B88037403',
    safeguarding: {
      holder: 'Lúpulo Cerveceras, S.L., cuenta de clientes',
      iban: 'ES5199840120862558383820',
      bic: 'MESTESM0XXX',
      bank: 'Banco Meseta',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 5,
    orderReminderDaysBefore: 2,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
    redsys: demoTerminal('999008887'),
  },
};
