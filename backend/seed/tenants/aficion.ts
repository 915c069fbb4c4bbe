import { aficion as file } from '#tenants/aficion.ts';
import { demoTerminal } from './demo-terminal.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** A sports club and its supporters. Bizum and card terminal; consent to news is a condition; no validating phase; no signature. */
export const aficion: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Afición',
    image: {
      favicon: '/tenants/aficion/favicon.svg',
      logo: '/tenants/aficion/logo.svg',
      mail: '/tenants/aficion/mail.png',
      sign_in: '/projects/aficion/grada-del-turia.svg',
    },
    look: {
      accent: '#c8102e',
      accent_dark: '#ff9a9f',
      radius: 'round',
      density: 'comfortable',
      heading: 'sans',
      ground: 'white',
      header: 'brand',
      hero: 'full',
      face: 'barlow-condensed',
      heading_case: 'upper',
      figures: 'display',
    },
    urls: {
      legal: 'https://aficion.example/aviso-legal',
      privacy: 'https://aficion.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://aficion.example/contacto',
      faq: 'https://aficion.example/preguntas-frecuentes',
      referral_legal: 'https://aficion.example/trae-a-tu-grada',
    },
    flows: { project_status: ['DRAFT', 'PRE_CAMPAIGN', 'CAMPAIGN', 'CLOSED'] },
    hide: { description: true },
    fields: { register: ['phone', 'birthday', 'referral_code'] },
    extras: { mandatoryCommercialCommunications: true, referral: true },
    modules: { signature: false },
    analytics: { metaPixelId: '260100200300401', registerEventId: 'aficion-alta' },
    texts: { signIn: { es: 'La grada también es suya.', en: 'The stand is yours too.' } },
    payment_methods: [
      { method: 'BIZUM', limit: '1000.00' },
      { method: 'CARD_TERMINAL', fee_percent: '0.9' },
    ],
    tenant: {
      name: 'Afición',
      legal_name: 'Afición Club Inversor, S.A.D.',
      legal_address: 'Avenida del Estadio, 1, 46021 Valencia',
      authorisation: 'PSFP n.º 9012 (demo)',
      support_email: 'soporte@aficion.example',
    },
  },
  settings: {
    legalName: 'Afición Club Inversor, S.A.D.',
    taxNumber: 'A88026448',
    safeguarding: {
      holder: 'Afición Club Inversor, S.A.D., cuenta de clientes',
      iban: 'ES5599810112772495030292',
      bic: 'BFARESM0XXX',
      bank: 'Banco del Faro',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 10,
    orderReminderDaysBefore: 3,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
    redsys: demoTerminal('999008883'),
  },
};
