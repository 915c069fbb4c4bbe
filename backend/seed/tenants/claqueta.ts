import { REFERENCE_BRANDS } from '#domain/brand/reference-brands.ts';
import { claqueta as file } from '#tenants/claqueta.ts';
import { demoCard } from './demo-card.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Film. The amount comes first, identity last; the fee is charged; no address details are asked. */
export const claqueta: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Claqueta',
    css: 'h1 { letter-spacing: 0; }',
    image: {
      favicon: '/tenants/claqueta/favicon.svg',
      logo: '/tenants/claqueta/logo.svg',
      mail: '/tenants/claqueta/mail.png',
      sign_in: '/projects/claqueta/la-ultima-sal.svg',
    },
    look: REFERENCE_BRANDS.claqueta,
    urls: {
      legal: 'https://claqueta.example/aviso-legal',
      privacy: 'https://claqueta.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://claqueta.example/contacto',
      faq: 'https://claqueta.example/preguntas-frecuentes',
    },
    flows: { onboarding: ['INVEST', 'TYPE_OF_INVESTMENT', 'SUITABILITY_TEST', 'KYC'] },
    hide: { signInvestment: true },
    extras: { investmentFee: true },
    modules: { payment_profit: false },
    analytics: { microsoftClarityId: 'clqclarity01' },
    texts: { signIn: { es: 'Ponga su nombre en los créditos.', en: 'Put your name in the credits.' } },
    payment_methods: [{ method: 'CARD', fee_percent: '1.5', limit: '5000.00' }, { method: 'BANK_TRANSFER' }],
    tenant: {
      name: 'Claqueta',
      legal_name: 'Claqueta Coproducciones, S.L.',
      legal_address: 'Calle de Fuencarral, 106, 28010 Madrid',
      authorisation: 'PSFP n.º 9005 (demo)',
      support_email: 'soporte@claqueta.example',
      upload_limit_mb: 25,
    },
  },
  settings: {
    legalName: 'Claqueta Coproducciones, S.L.',
    taxNumber: 'B88016852',
    safeguarding: {
      holder: 'Claqueta Coproducciones, S.L., cuenta de clientes',
      iban: 'ES6599810105312439595955',
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
    card: demoCard('claqueta'),
  },
};
