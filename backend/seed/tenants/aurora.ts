import { aurora as file } from '#tenants/aurora.ts';
import { demoTerminal } from './demo-terminal.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Solar and rural debt. The tenant of plain localhost: default order of steps, balance, record-keeping body, Google sign-in. */
export const aurora: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Aurora Capital',
    image: {
      favicon: '/tenants/aurora/favicon.svg',
      logo: '/tenants/aurora/logo.svg',
      mail: '/tenants/aurora/mail.png',
      sign_in: '/projects/aurora/minihidraulica-del-narcea.svg',
    },
    look: { accent: '#0b6b4f', accent_dark: '#6fcfa8', radius: 'soft', density: 'comfortable', heading: 'sans' },
    urls: {
      legal: 'https://aurora.example/aviso-legal',
      privacy: 'https://aurora.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://aurora.example/contacto',
      faq: 'https://aurora.example/preguntas-frecuentes',
      whitepaper: 'https://aurora.example/libro-blanco.pdf',
    },
    fields: { register: ['phone'] },
    extras: { payWithBalance: true, signInWithGoogle: true, homeWidget: true },
    modules: { erir: true },
    texts: {
      signIn: {
        es: 'Energía que se queda en el pueblo que la paga.',
        en: 'Energy that stays in the village that pays for it.',
      },
      declareInterestDescription: {
        es: 'Su declaración no le compromete a nada y puede retirarla cuando quiera.',
        en: 'Your declaration commits you to nothing, and you can withdraw it at any time.',
      },
      investCustomDisclaimer: {
        es: 'Los préstamos de Aurora Capital dependen del precio de la energía y de la cosecha del prestatario. Diversifique y no invierta el dinero que pueda necesitar antes del vencimiento.',
        en: 'Aurora Capital’s loans depend on energy prices and on the borrower’s harvest. Diversify, and do not invest money that you may need before maturity.',
      },
    },
    payment_methods: [
      { method: 'BANK_TRANSFER' },
      { method: 'CARD_TERMINAL', fee_percent: '1.2', limit: '5000.00' },
      { method: 'BIZUM', fee_percent: '0.6', limit: '1000.00' },
    ],
    tenant: {
      name: 'Aurora Capital',
      legal_name: 'Aurora Capital Participativa, S.L.',
      legal_address: 'Calle de la Reina, 14, 30001 Murcia',
      authorisation: 'PSFP n.º 9001 (demo)',
      support_email: 'soporte@aurora.example',
    },
  },
  settings: {
    legalName: 'Aurora Capital Participativa, S.L.',
    taxNumber: 'B88011374',
    safeguarding: {
      holder: 'Aurora Capital Participativa, S.L., cuenta de clientes',
      iban: 'ES7699810101502407919191',
      bic: 'BFARESM0XXX',
      bank: 'Banco del Faro',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 10,
    orderReminderDaysBefore: 3,
    interestDuringCampaign: true,
    refundContactAtPercent: 90,
    redsys: demoTerminal('999008881'),
  },
};
