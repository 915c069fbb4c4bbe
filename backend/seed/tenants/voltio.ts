import { REFERENCE_BRANDS } from '#domain/brand/reference-brands.ts';
import { voltio as file } from '#tenants/voltio.ts';
import { demoCard } from './demo-card.ts';
import { demoIdentity } from './demo-identity.ts';
import { demoTerminal } from './demo-terminal.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Charging points and shared cars. Bizum, card and balance; a help chat; a widget on the home page. */
export const voltio: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Voltio',
    image: {
      favicon: '/tenants/voltio/favicon.svg',
      logo: '/tenants/voltio/logo.svg',
      mail: '/tenants/voltio/mail.png',
      sign_in: '/projects/voltio/anillo-sevilla-este.svg',
    },
    look: REFERENCE_BRANDS.voltio,
    urls: {
      legal: 'https://voltio.example/aviso-legal',
      privacy: 'https://voltio.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://voltio.example/contacto',
      faq: 'https://voltio.example/preguntas-frecuentes',
    },
    extras: { payWithBalance: true, homeWidget: true },
    analytics: { mavaToken: 'voltio-demo-token' },
    texts: { signIn: { es: 'Enchufe su barrio.', en: 'Plug in your neighbourhood.' } },
    payment_methods: [
      { method: 'BIZUM', fee_percent: '0.5', limit: '1000.00' },
      { method: 'CARD', fee_percent: '1.3' },
      { method: 'BANK_TRANSFER' },
    ],
    tenant: {
      name: 'Voltio',
      legal_name: 'Voltio Movilidad, S.L.',
      legal_address: 'Avenida de la Innovación, 8, 41020 Sevilla',
      authorisation: 'PSFP n.º 9017 (demo)',
      support_email: 'soporte@voltio.example',
    },
  },
  settings: {
    legalName: 'Voltio Movilidad, S.L.',
    taxNumber: 'B88033295',
    safeguarding: {
      holder: 'Voltio Movilidad, S.L., cuenta de clientes',
      iban: 'ES2399840117232534626247',
      bic: 'MESTESM0XXX',
      bank: 'Banco Meseta',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 10,
    orderReminderDaysBefore: 3,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
    card: demoCard('voltio'),
    identity: demoIdentity('voltio'),
    redsys: demoTerminal('999008886'),
  },
};
