import { cumbre as file } from '#tenants/cumbre.ts';
import { demoCard } from './demo-card.ts';
import { demoChain } from './demo-chain.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Equity of young companies, in dollars, the sign before the amount. Knowledge test first; cards and ether; referrals and analytics. */
export const cumbre: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Cumbre Ventures',
    css: 'h1 { letter-spacing: -0.04em; }',
    image: {
      favicon: '/tenants/cumbre/favicon.svg',
      logo: '/tenants/cumbre/logo.svg',
      mail: '/tenants/cumbre/mail.png',
      sign_in: '/projects/cumbre/refugio-cero.svg',
    },
    look: {
      accent: '#3a3fd0',
      accent_dark: '#a5b0ff',
      radius: 'round',
      density: 'comfortable',
      heading: 'sans',
      ground: 'tinted',
      face: 'space-grotesk',
      figures: 'display',
      chart: 'pair',
    },
    urls: {
      legal: 'https://cumbre.example/aviso-legal',
      privacy: 'https://cumbre.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://cumbre.example/contacto',
      faq: 'https://cumbre.example/preguntas-frecuentes',
      whitepaper: 'https://cumbre.example/libro-blanco.pdf',
      referral_legal: 'https://cumbre.example/bases-referidos',
    },
    currency: { symbol: '$', symbol_position: 'before', code: 'USD', name: 'US dollar' },
    flows: { onboarding: ['SUITABILITY_TEST', 'INVEST', 'TYPE_OF_INVESTMENT', 'KYC', 'USER_ADDITIONAL_DATA'] },
    fields: { register: ['phone', 'nationality', 'country', 'referral_code'] },
    extras: { payWithBalance: true, investmentFee: true, signInWithGoogle: true, referral: true },
    texts: {
      signIn: { es: 'Suba con quienes acaban de empezar.', en: 'Climb with those who have just set out.' },
      declareInterestDescription: {
        es: 'Díganos cuánto le gustaría invertir. Con ello dimensionamos la ronda; no hay pago ni compromiso.',
        en: 'Tell us how much you would like to invest. It helps us size the round; there is no payment and no commitment.',
      },
      investCustomDisclaimer: {
        es: 'Las participaciones de empresas jóvenes no cotizan y la mayoría de ellas no reparte dividendos. Puede perder todo el capital.',
        en: 'Shares in young companies are not listed and most never pay a dividend. You may lose all your capital.',
      },
    },
    analytics: {
      googleTagManagerId: 'GTM-CMBR26',
      microsoftClarityId: 'cmbrclarity1',
      registerEventId: 'cumbre-registro',
    },
    payment_methods: [
      { method: 'CARD', fee_percent: '1.9', limit: '10000.00' },
      { method: 'BANK_TRANSFER', fee_fixed: '5.00' },
      { method: 'ETH', fee_percent: '0.5' },
    ],
    tenant: {
      name: 'Cumbre Ventures',
      legal_name: 'Cumbre Ventures, S.L.',
      legal_address: 'Paseo de Recoletos, 31, 28004 Madrid',
      authorisation: 'PSFP n.º 9003 (demo)',
      support_email: 'soporte@cumbre.example',
    },
  },
  settings: {
    legalName: 'Cumbre Ventures, S.L.',
    taxNumber: 'B88014113',
    safeguarding: {
      holder: 'Cumbre Ventures, S.L., cuenta de clientes',
      iban: 'ES5899840103702423757573',
      bic: 'MESTESM0XXX',
      bank: 'Banco Meseta',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 14,
    orderReminderDaysBefore: 3,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
    card: demoCard('cumbre'),
    chain: demoChain('2650.00'),
  },
};
