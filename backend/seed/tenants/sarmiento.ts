import { sarmiento as file } from '#tenants/sarmiento.ts';
import { demoCard } from './demo-card.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Wine. Pays from the balance first; dense lists; its own cover. */
export const sarmiento: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Sarmiento',
    image: {
      favicon: '/tenants/sarmiento/favicon.svg',
      logo: '/tenants/sarmiento/logo.svg',
      mail: '/tenants/sarmiento/mail.png',
      sign_in: '/projects/sarmiento/crianza-pena-redonda.svg',
    },
    look: {
      accent: '#6d1a3c',
      accent_dark: '#e59ab8',
      radius: 'soft',
      density: 'compact',
      heading: 'serif',
      ground: 'tinted',
      header: 'dark',
      hero: 'split',
      face: 'bodoni-moda',
      figures: 'display',
      pictures: 'dim',
    },
    urls: {
      legal: 'https://sarmiento.example/aviso-legal',
      privacy: 'https://sarmiento.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://sarmiento.example/contacto',
      faq: 'https://sarmiento.example/preguntas-frecuentes',
    },
    extras: { payWithBalance: true },
    texts: {
      signIn: { es: 'Vino que madura, y usted con él.', en: 'Wine that ages, and you with it.' },
      investCustomDisclaimer: {
        es: 'La añada puede perderse por helada o granizo; parte de la rentabilidad se paga en botellas si el inversor lo elige.',
        en: 'A vintage can be lost to frost or hail; part of the return may be paid in bottles if the investor so chooses.',
      },
    },
    payment_methods: [{ method: 'BANK_TRANSFER' }, { method: 'CARD', fee_percent: '1.3' }],
    tenant: {
      name: 'Sarmiento',
      legal_name: 'Sarmiento Viñas y Capital, S.L.',
      legal_address: 'Calle Mayor, 41, 26001 Logroño',
      authorisation: 'PSFP n.º 9007 (demo)',
      support_email: 'soporte@sarmiento.example',
    },
  },
  settings: {
    legalName: 'Sarmiento Viñas y Capital, S.L.',
    taxNumber: 'B88019591',
    safeguarding: {
      holder: 'Sarmiento Viñas y Capital, S.L., cuenta de clientes',
      iban: 'ES4999820107332455434337',
      bic: 'CVGAESM0XXX',
      bank: 'Caja Rural Vega Alta',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 10,
    orderReminderDaysBefore: 3,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
    card: demoCard('sarmiento'),
  },
};
