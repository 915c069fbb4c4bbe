import { enclave as file } from '#tenants/enclave.ts';
import { demoCard } from './demo-card.ts';
import { demoIdentity } from './demo-identity.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Coworking. Members sign in on the tenant’s own portal, so that the pages to sign in and register are hidden here. */
export const enclave: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Enclave',
    image: {
      favicon: '/tenants/enclave/favicon.svg',
      logo: '/tenants/enclave/logo.svg',
      mail: '/tenants/enclave/mail.png',
      sign_in: '/projects/enclave/la-imprenta.svg',
    },
    look: {
      accent: '#2b2b2b',
      accent_dark: '#e4e4e4',
      radius: 'sharp',
      density: 'compact',
      heading: 'sans',
      ground: 'white',
      header: 'dark',
      hero: 'full',
      chart: 'ink',
      pictures: 'calm',
    },
    urls: {
      legal: 'https://enclave.example/aviso-legal',
      privacy: 'https://enclave.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://enclave.example/contacto',
      faq: 'https://enclave.example/preguntas-frecuentes',
      login: 'https://socios.enclave.example/acceso',
      register: 'https://socios.enclave.example/alta',
      logout: 'https://socios.enclave.example/salir',
    },
    hide: { unAuthRoutes: true, progressBar: true },
    texts: { signIn: { es: 'Su mesa, su edificio, su parte.', en: 'Your desk, your building, your share.' } },
    payment_methods: [{ method: 'BANK_TRANSFER' }, { method: 'CARD', fee_percent: '1.1', limit: '4000.00' }],
    tenant: {
      name: 'Enclave',
      legal_name: 'Enclave Espacios, S.L.',
      legal_address: 'Gran Vía, 19, 48001 Bilbao',
      authorisation: 'PSFP n.º 9010 (demo)',
      support_email: 'soporte@enclave.example',
    },
  },
  settings: {
    legalName: 'Enclave Espacios, S.L.',
    taxNumber: 'B88023700',
    safeguarding: {
      holder: 'Enclave Espacios, S.L., cuenta de clientes',
      iban: 'ES4399810110862479191910',
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
    card: demoCard('enclave'),
    identity: demoIdentity('enclave'),
  },
};
