import { jugada as file } from '#tenants/jugada.ts';
import { demoCard } from './demo-card.ts';
import { demoChain } from './demo-chain.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Video games, in dollars before the amount. Card and ether, Google sign-in, chat and analytics. */
export const jugada: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Jugada',
    image: {
      favicon: '/tenants/jugada/favicon.svg',
      logo: '/tenants/jugada/logo.svg',
      mail: '/tenants/jugada/mail.png',
      sign_in: '/projects/jugada/faro-cero.svg',
    },
    look: {
      accent: '#7a2ad6',
      accent_dark: '#c6a1ff',
      radius: 'round',
      density: 'compact',
      heading: 'sans',
      ground: 'tinted',
      header: 'dark',
      hero: 'split',
      face: 'outfit',
      figures: 'display',
      chart: 'pair',
      pictures: 'vivid',
      scheme: 'dark',
    },
    urls: {
      legal: 'https://jugada.example/aviso-legal',
      privacy: 'https://jugada.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://jugada.example/contacto',
      faq: 'https://jugada.example/preguntas-frecuentes',
    },
    currency: { symbol: '$', symbol_position: 'before', code: 'USD', name: 'US dollar' },
    flows: { onboarding: ['SUITABILITY_TEST', 'KYC', 'TYPE_OF_INVESTMENT', 'INVEST'] },
    extras: { signInWithGoogle: true },
    modules: { payment_profit: false },
    analytics: { googleTagManagerId: 'GTM-JGDA26', metaPixelId: '260100200300402', mavaToken: 'jugada-demo-token' },
    texts: { signIn: { es: 'Entre en la partida antes del estreno.', en: 'Join the game before it is out.' } },
    payment_methods: [{ method: 'CARD', fee_percent: '2.1', limit: '2500.00' }, { method: 'ETH' }],
    tenant: {
      name: 'Jugada',
      legal_name: 'Jugada Interactive, S.L.',
      legal_address: 'Carrer de Pujades, 77, 08005 Barcelona',
      authorisation: 'PSFP n.º 9013 (demo)',
      support_email: 'soporte@jugada.example',
    },
  },
  settings: {
    legalName: 'Jugada Interactive, S.L.',
    taxNumber: 'B88027818',
    safeguarding: {
      holder: 'Jugada Interactive, S.L., cuenta de clientes',
      iban: 'ES5699810113102502949483',
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
    card: demoCard('jugada'),
    chain: demoChain('2650.00'),
  },
};
