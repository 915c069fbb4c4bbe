import { arboleda as file } from '#tenants/arboleda.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Forestry. Sign-in on the tenant’s own portal; long terms; everything open to read. */
export const arboleda: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Arboleda',
    image: {
      favicon: '/tenants/arboleda/favicon.svg',
      logo: '/tenants/arboleda/logo.svg',
      mail: '/tenants/arboleda/mail.png',
      sign_in: '/projects/arboleda/soutos-de-louzara.svg',
    },
    look: {
      accent: '#1f4d2b',
      accent_dark: '#93cda2',
      radius: 'soft',
      density: 'comfortable',
      heading: 'serif',
      ground: 'deep',
      header: 'paper',
      hero: 'full',
      face: 'fraunces',
      pictures: 'calm',
    },
    urls: {
      legal: 'https://arboleda.example/aviso-legal',
      privacy: 'https://arboleda.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://arboleda.example/contacto',
      faq: 'https://arboleda.example/preguntas-frecuentes',
      login: 'https://montes.arboleda.example/entrar',
      register: 'https://montes.arboleda.example/registro',
      logout: 'https://montes.arboleda.example/salir',
    },
    hide: { unAuthRoutes: true },
    extras: { openAllAccordions: true },
    texts: { signIn: { es: 'Plante hoy el bosque de sus nietos.', en: 'Plant your grandchildren’s wood today.' } },
    payment_methods: [{ method: 'BANK_TRANSFER' }],
    tenant: {
      name: 'Arboleda',
      legal_name: 'Arboleda Forestal, S.L.',
      legal_address: 'Rúa do Franco, 22, 15702 Santiago de Compostela',
      authorisation: 'PSFP n.º 9011 (demo)',
      support_email: 'soporte@arboleda.example',
    },
  },
  settings: {
    legalName: 'Arboleda Forestal, S.L.',
    taxNumber: 'B88025077',
    safeguarding: {
      holder: 'Arboleda Forestal, S.L., cuenta de clientes',
      iban: 'ES0599820111382487111101',
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
  },
};
