import { vecinal as file } from '#tenants/vecinal.ts';
import type { TenantSeed } from './tenant-seed.ts';

/** Cooperative housing. Members, not users: the EXEU wording; contributions are paid at the cooperative. */
export const vecinal: TenantSeed = {
  name: file.name,
  customization: {
    title: 'Vecinal',
    image: {
      favicon: '/tenants/vecinal/favicon.svg',
      logo: '/tenants/vecinal/logo.svg',
      mail: '/tenants/vecinal/mail.png',
      sign_in: '/projects/vecinal/corrala-de-tribulete.svg',
    },
    look: {
      accent: '#d2571a',
      radius: 'soft',
      density: 'comfortable',
      heading: 'sans',
      ground: 'deep',
      header: 'paper',
      face: 'nunito',
      figures: 'display',
    },
    urls: {
      legal: 'https://vecinal.example/aviso-legal',
      privacy: 'https://vecinal.example/privacidad',
      provider_terms: 'https://lonja.example/condiciones',
      contact: 'https://vecinal.example/contacto',
      faq: 'https://vecinal.example/preguntas-frecuentes',
    },
    flows: { onboarding: ['TYPE_OF_INVESTMENT', 'KYC', 'USER_ADDITIONAL_DATA', 'SUITABILITY_TEST', 'INVEST'] },
    fields: { register: ['phone', 'occupation'] },
    modules: { payment: false },
    texts: {
      signIn: { es: 'Vivir donde siempre, entre todos.', en: 'Living where we always have, together.' },
      declareInterestDescription: {
        es: 'Apunte la aportación que tiene pensada. La asamblea decide el orden de las solicitudes.',
        en: 'Note the contribution that you have in mind. The assembly decides the order of applications.',
      },
    },
    payment_methods: [{ method: 'BANK_TRANSFER' }],
    tenant: {
      type: 'EXEU',
      name: 'Vecinal',
      legal_name: 'Vecinal Vivienda, S.Coop.Mad.',
      legal_address: 'Calle de Lavapiés, 50, 28012 Madrid',
      authorisation: 'PSFP n.º 9015 (demo)',
      support_email: 'soporte@vecinal.example',
    },
  },
  settings: {
    legalName: 'Vecinal Vivienda, S.Coop.Mad.',
    taxNumber: 'F88030556',
    safeguarding: {
      holder: 'Vecinal Vivienda, S.Coop.Mad., cuenta de clientes',
      iban: 'ES6899810115012518787865',
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
  },
};
