import { REFERENCE_BRANDS } from '#domain/brand/reference-brands.ts';
import { bitacora as file } from '#tenants/bitacora.ts';
import { demoChain } from './demo-chain.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Shipping, in dollars before the amount. Registration is by invitation; the home is the tenant’s own site. */
export const bitacora: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Bitácora',
    image: {
      favicon: '/tenants/bitacora/favicon.svg',
      logo: '/tenants/bitacora/logo.svg',
      mail: '/tenants/bitacora/mail.png',
      sign_in: '/projects/bitacora/nordes.svg',
    },
    look: REFERENCE_BRANDS.bitacora,
    urls: {
      legal: 'https://bitacora.example/aviso-legal',
      privacy: 'https://bitacora.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://bitacora.example/contacto',
      faq: 'https://bitacora.example/preguntas-frecuentes',
      home: 'https://bitacora.example/',
    },
    currency: { symbol: '$', symbol_position: 'before', code: 'USD', name: 'US dollar' },
    flows: { project_status: ['DRAFT', 'VALIDATING', 'CAMPAIGN', 'CLOSED'] },
    hide: { register: true },
    texts: {
      signIn: {
        es: 'Capital paciente para buques que duran treinta años.',
        en: 'Patient capital for ships that last thirty years.',
      },
    },
    payment_methods: [
      { method: 'BANK_TRANSFER', fee_fixed: '15.00' },
      { method: 'ETH', fee_percent: '0.4', limit: '250000.00' },
    ],
    tenant: {
      name: 'Bitácora',
      legal_name: 'Bitácora Marítima, S.A.',
      legal_address: 'Muelle de Levante, 2, 35008 Las Palmas de Gran Canaria',
      authorisation: 'PSFP n.º 9008 (demo)',
      support_email: 'soporte@bitacora.example',
      time_zone: 'Atlantic/Canary',
      upload_limit_mb: 20,
    },
  },
  settings: {
    legalName: 'Bitácora Marítima, S.A.',
    taxNumber: 'A88020961',
    safeguarding: {
      holder: 'Bitácora Marítima, S.A., cuenta de clientes',
      iban: 'ES0899830108932463353528',
      bic: 'ALMNESM0XXX',
      bank: 'Banca Almenara',
    },
    withholdingPercent: '19.00',
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 21,
    orderReminderDaysBefore: 5,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
    chain: demoChain('2650.00'),
  },
};
