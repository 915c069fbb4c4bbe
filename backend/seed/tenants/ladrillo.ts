import { ladrillo as file } from '#tenants/ladrillo.ts';
import { demoCard } from './demo-card.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Real estate. The amount is asked first; projects are validated before their pre-campaign; card and transfer carry a fee. */
export const ladrillo: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Ladrillo',
    css: 'h1, h2 { letter-spacing: -0.015em; }\n::selection { background: #f3d3c6; color: #3a1509; }',
    image: {
      favicon: '/tenants/ladrillo/favicon.svg',
      logo: '/tenants/ladrillo/logo.svg',
      mail: '/tenants/ladrillo/mail.png',
      sign_in: '/projects/ladrillo/edificio-la-farola.svg',
    },
    look: {
      accent: '#9c3d22',
      accent_dark: '#f0a184',
      radius: 'sharp',
      density: 'comfortable',
      heading: 'serif',
      header: 'paper',
      face: 'bitter',
      figures: 'display',
    },
    urls: {
      legal: 'https://ladrillo.example/aviso-legal',
      privacy: 'https://ladrillo.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://ladrillo.example/contacto',
      faq: 'https://ladrillo.example/preguntas-frecuentes',
      whitepaper: 'https://ladrillo.example/libro-blanco.pdf',
    },
    flows: {
      onboarding: ['INVEST', 'KYC', 'TYPE_OF_INVESTMENT', 'USER_ADDITIONAL_DATA', 'SUITABILITY_TEST'],
      project_status: ['DRAFT', 'VALIDATING', 'PRE_CAMPAIGN', 'CAMPAIGN', 'CLOSED'],
    },
    fields: { register: ['phone', 'country', 'legal_type'] },
    extras: { payWithBalance: true, investmentFee: true },
    modules: { erir: true },
    texts: {
      signIn: { es: 'Casas con dirección, plazos con fecha.', en: 'Houses with an address, terms with a date.' },
    },
    payment_methods: [
      { method: 'BANK_TRANSFER', fee_fixed: '2.00' },
      { method: 'CARD', fee_percent: '1.4', limit: '3000.00' },
    ],
    tenant: {
      name: 'Ladrillo',
      legal_name: 'Ladrillo Inversión Colectiva, S.A.',
      legal_address: 'Carrer de Ferran, 28, 08002 Barcelona',
      authorisation: 'PSFP n.º 9002 (demo)',
      support_email: 'soporte@ladrillo.example',
    },
  },
  settings: {
    legalName: 'Ladrillo Inversión Colectiva, S.A.',
    taxNumber: 'A88012745',
    safeguarding: {
      holder: 'Ladrillo Inversión Colectiva, S.A., cuenta de clientes',
      iban: 'ES0299830102102415838382',
      bic: 'ALMNESM0XXX',
      bank: 'Banca Almenara',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 7,
    orderReminderDaysBefore: 2,
    interestDuringCampaign: true,
    refundContactAtPercent: 90,
    card: demoCard('ladrillo'),
  },
};
