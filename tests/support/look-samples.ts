import { pdfFile } from './order-steps.ts';
import type { SampleInput } from './sample-inputs.ts';

/** Requests about the tenant's look, by endpoint id. */
export const LOOK_SAMPLES: Readonly<Record<string, SampleInput>> = {
  saveLookSection: { body: { version: 0, section: 'addresses', values: { 'urls.faq': '/preguntas' } } },
  uploadLookPicture: {
    body: { version: '0', use: 'logo' },
    files: { picture: () => pdfFile('logo.png') },
  },
  getLookPicture: { params: { id: '00000000-0000-4000-8000-000000000001' } },
  saveLookText: { body: { version: 0, text: '{"urls": {"faq": "/preguntas"}}' } },
  saveLookFlows: {
    body: {
      version: 0,
      onboarding: ['KYC', 'SUITABILITY_TEST', 'INVEST'],
      project_status: ['DRAFT', 'CAMPAIGN', 'CLOSED'],
    },
  },
  discardLook: { body: { version: 1 } },
  publishLook: { body: { version: 1 } },
  getLookVersion: { params: { number: '1' } },
  restoreLook: { params: { number: '1' }, body: { published: 1 } },
};
