import { z } from 'zod';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { qrPath } from '#app/ui/controls/qr-path.server.ts';
import { reason } from '#contract/fields.ts';
import { sampleCharts } from './sample-charts.server.ts';

/** What the catalogue cannot make in the browser: a drawn code, drawn charts. */
export function loadComponents(visit: SignedInVisit) {
  return {
    head: pageHead(visit, { title: visit.t('components:title') }),
    charts: sampleCharts({
      softCap: visit.t('components:charts.softCap'),
      target: visit.t('components:charts.target'),
    }),
    reasonForm: formOf(z.object({ reason })),
    qr: qrPath('ES9121000418450200051332'),
  };
}
