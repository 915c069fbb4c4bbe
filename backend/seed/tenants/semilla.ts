import { semilla as file } from '#tenants/semilla.ts';
import { demoTerminal } from './demo-terminal.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Microloans. Three phases, two steps, identity checked by the foundation itself, individuals only; referrals. */
export const semilla: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Semilla',
    image: {
      favicon: '/tenants/semilla/favicon.svg',
      logo: '/tenants/semilla/logo.svg',
      mail: '/tenants/semilla/mail.png',
      sign_in: '/projects/semilla/costuras-de-amparo.svg',
    },
    look: {
      accent: '#3f8f2f',
      accent_dark: '#9ddb8f',
      radius: 'round',
      density: 'compact',
      heading: 'sans',
      ground: 'tinted',
      header: 'paper',
      face: 'nunito',
      pictures: 'vivid',
    },
    urls: {
      legal: 'https://semilla.example/aviso-legal',
      privacy: 'https://semilla.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://semilla.example/contacto',
      faq: 'https://semilla.example/preguntas-frecuentes',
      referral_legal: 'https://semilla.example/invita',
    },
    flows: { onboarding: ['SUITABILITY_TEST', 'INVEST'], project_status: ['DRAFT', 'CAMPAIGN', 'CLOSED'] },
    hide: { legalTypeInvestor: true, extraFields: true },
    fields: { register: ['phone'] },
    extras: { referral: true },
    modules: { kyc: false },
    texts: { signIn: { es: 'Poco dinero, en buenas manos.', en: 'A little money, in good hands.' } },
    payment_methods: [{ method: 'BIZUM', limit: '500.00' }, { method: 'BANK_TRANSFER' }],
    tenant: {
      name: 'Semilla',
      legal_name: 'Fundación Semilla Microcréditos',
      legal_address: 'Calle de la Luna, 18, 29012 Málaga',
      authorisation: 'PSFP n.º 9021 (demo)',
      support_email: 'soporte@semilla.example',
    },
  },
  settings: {
    legalName: 'Fundación Semilla Microcréditos',
    taxNumber: 'G88038773',
    safeguarding: {
      holder: 'Fundación Semilla Microcréditos, cuenta de clientes',
      iban: 'ES0899820121082566303011',
      bic: 'CVGAESM0XXX',
      bank: 'Caja Rural Vega Alta',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 4,
    orderReminderDaysBefore: 1,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
    redsys: demoTerminal('999008888'),
  },
};
