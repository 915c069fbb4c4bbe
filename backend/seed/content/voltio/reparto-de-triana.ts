import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const repartoDeTriana: ProjectContent = {
  slug: 'reparto-de-triana',
  clientUuid: null,
  status: 'CLOSED',
  title: both('Reparto de Triana', 'Triana Deliveries'),
  slogan: both('22 bicis de carga para el mercado', '22 cargo bikes for the market'),
  sector: 'mobility',
  productType: 'REVENUE_SHARE',
  location: 'Triana, Sevilla',
  issuer: { name: 'Pedal y Carga, S.L.', taxNumber: 'B88341011', city: 'Sevilla' },
  shortDescription: both(
    'Bicis eléctricas de carga que alquilan por horas 63 puestos y tiendas. Ya ruedan las 22; primer reparto, pagado.',
    'Electric cargo bikes hired by the hour by 63 stalls and shops. All 22 are on the road; the first payment has been made.',
  ),
  sections: {
    description: section(
      'Cada bici cuesta 3.450 €, 75.900 € en total: 31.900 € son de una ayuda al reparto limpio y 44.000 € de esta campaña, que se cerró completa.',
      'Each bike costs 3,450 €, 75,900 € in all: 31,900 € from a clean-delivery grant and 44,000 € from this campaign, which closed in full.',
    ),
    product: section(
      'Bicis de 80 kilos de carga que se abren con el móvil y duermen en el aparcamiento del mercado, donde se cargan de noche.',
      'Bikes that carry 80 kilos, unlocked by phone, which sleep and charge in the market’s car park at night.',
    ),
    market: section(
      'Desde enero las furgonetas no entran en el casco entre las once y las ocho. El mercado hace 190 repartos diarios.',
      'Since January vans may not enter the old town between eleven and eight. The market makes 190 deliveries a day.',
    ),
    competitors: section(
      'Dos empresas reparten con bici propia a 4,20 € el envío; alquilarla por horas sale a 1,90 €.',
      'Two firms deliver on their own bikes at 4.20 € a parcel; hiring by the hour comes to 1.90 €.',
    ),
    businessModel: section(
      'Con cuatro horas de alquiler al día por bici se ingresan 71.300 € al año. El 18 %, 12.834 €, es de los titulares hasta que reciban 1,4 veces lo invertido.',
      'At four hours of hire a day for each bike the fleet takes 71,300 € a year. Some 18%, 12,834 €, belongs to the holders until they have received 1.4 times their money.',
    ),
    projections: section(
      `| | Previsto | Un 20 % menos |
      | Reparto anual | 12.834 € | 10.267 € |
      | Años hasta el tope | 4,8 | 6 |`,
      `| | As planned | 20% less |
      | Paid out a year | 12,834 € | 10,267 € |
      | Years to the cap | 4.8 | 6 |`,
    ),
  },
  headlineReturn: both('7,3 % anual esperado', '7.3% a year expected'),
  terms: [
    term('return', '7,3 % anual', '7.3% a year'),
    term('revenueShare', '18 % de los ingresos', '18% of revenue'),
    term('cap', '1,4 veces lo invertido', '1.4 times the investment'),
    term('payout', 'Trimestral', 'Quarterly'),
  ],
  finance: { expectedAnnualReturnPercent: '7.30', termMonths: 58, payEveryMonths: 3, sharePercent: '18.00' },
  token: {
    name: 'Reparto de Triana',
    symbol: 'TRIANA',
    price: '20',
    forSale: 2200,
    minPerOrder: 1,
    maxPerOrder: 300,
    softCap: 1500,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -214, end: -170 },
  createdDay: -250,
  demand: { tokens: 2200, investors: 24, interested: 0 },
  risks: [
    both(
      'Si la norma del casco se relaja, las furgonetas vuelven y las horas de alquiler bajan.',
      'If the old-town rule is relaxed, vans return and hire hours fall.',
    ),
    both('El seguro cubre el robo solo con la bici anclada.', 'Insurance covers theft only of a locked bike.'),
  ],
  team: [
    {
      name: 'Rocío Campanario Gil',
      role: both('Gerente', 'Manager'),
      bio: both('Llevó el reparto de una cooperativa de fruta.', 'She ran deliveries for a fruit cooperative.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'public', 6, 'Acuerdo con el mercado', 'Agreement with the market'),
  ],
  updates: [
    {
      day: -60,
      title: both('Primer reparto pagado', 'First payment made'),
      body: section('Se han repartido 2.640 € entre los titulares.', 'Some 2,640 € were paid out to the holders.'),
    },
  ],
  questions: [],
  distributions: [
    { day: -60, kind: 'REVENUE_SHARE', gross: '2640.00', concept: both('Primer trimestre', 'First quarter') },
  ],
  introVideo: null,
  cover: {
    url: '/projects/voltio/reparto-de-triana.svg',
    alt: both(
      'Dos repartidores en bici de carga cruzan el puente de Triana',
      'Two couriers on cargo bikes cross the Triana bridge',
    ),
  },
};
