import { celula as file } from '#tenants/celula.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Biotech, in Swiss francs. By invitation; no shares of profit yet; no progress bar. */
export const celula: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Célula',
    image: {
      favicon: '/tenants/celula/favicon.svg',
      logo: '/tenants/celula/logo.svg',
      mail: '/tenants/celula/mail.png',
      sign_in: '/projects/celula/reticula.svg',
    },
    look: {
      accent: '#c2185b',
      accent_dark: '#ff9cbd',
      radius: 'round',
      density: 'comfortable',
      heading: 'sans',
      ground: 'white',
      header: 'paper',
      hero: 'split',
      face: 'space-grotesk',
      figures: 'display',
      chart: 'pair',
    },
    urls: {
      legal: 'https://celula.example/aviso-legal',
      privacy: 'https://celula.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://celula.example/contacto',
      faq: 'https://celula.example/preguntas-frecuentes',
    },
    currency: { symbol: 'CHF', symbol_position: 'before', code: 'CHF', name: 'Swiss franc' },
    hide: { register: true, progressBar: true },
    fields: { register: ['nationality', 'country', 'legal_type', 'occupation'] },
    modules: { payment_profit: false },
    texts: {
      signIn: {
        es: 'Del laboratorio al paciente, con quien lo financia.',
        en: 'From the laboratory to the patient, with those who fund it.',
      },
    },
    payment_methods: [{ method: 'BANK_TRANSFER' }],
    tenant: {
      name: 'Célula',
      legal_name: 'Célula Biocapital AG',
      legal_address: 'Rheinsprung 7, 4051 Basel',
      authorisation: 'PSFP n.º 9009 (demo)',
      support_email: 'soporte@celula.example',
      time_zone: 'Europe/Zurich',
    },
  },
  settings: {
    legalName: 'Célula Biocapital AG',
    taxNumber: 'CHE-123.456.788',
    safeguarding: {
      holder: 'Célula Biocapital AG, Kundengelder',
      iban: 'CH1709999000123456789',
      bic: 'RHTRCHZ0XXX',
      bank: 'Bank Rheintor',
    },
    withholdingPercent: '35.00',
    tax: { law: 'OWN' },
    knowledgePassMark: 5,
    warningGateMin: '1000.00',
    orderExpiryDays: 30,
    orderReminderDaysBefore: 7,
    interestDuringCampaign: false,
    refundContactAtPercent: 90,
  },
};
