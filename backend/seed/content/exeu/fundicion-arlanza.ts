import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const fundicionArlanza: ProjectContent = {
  slug: 'fundicion-arlanza',
  clientUuid: 'EXEU-2026-0031',
  status: 'CAMPAIGN',
  title: both('Fundición Arlanza', 'Arlanza Foundry'),
  slogan: both('Acero fundido con hornos de inducción', 'Castings from induction furnaces'),
  sector: 'industry',
  productType: 'EQUITY',
  location: 'Salas de los Infantes, Burgos',
  issuer: { name: 'Fundición Arlanza, S.A.', taxNumber: 'A88331665', city: 'Salas de los Infantes' },
  shortDescription: both(
    'Una fundición de 1962 amplía capital en un 8 % para cambiar su último horno de cok por uno de inducción.',
    'A foundry of 1962 raises 8% of new capital to replace its last coke furnace with an induction one.',
  ),
  sections: {
    description: section(
      `Arlanza funde 4.300 toneladas al año de piezas para bombas, ascensores y trenes, con 58 empleados. Dos de sus tres hornos son ya eléctricos.

      La ampliación de 500.000 € paga el tercero (360.000 €), la conexión de 1,2 MW (85.000 €) y la admisión de las acciones a negociación (55.000 €).`,
      `Arlanza casts 4,300 tonnes a year of parts for pumps, lifts and trains, with 58 staff. Two of its three furnaces are already electric.

      The 500,000 € increase pays for the third (360,000 €), a 1.2 MW connection (85,000 €) and admission of the shares to trading (55,000 €).`,
    ),
    product: section(
      'Piezas de 2 a 900 kilos en hierro y acero, mecanizadas y ensayadas. Con el nuevo horno se dejan de emitir 2.900 toneladas de CO₂ al año.',
      'Parts of 2 to 900 kilos in iron and steel, machined and tested. The new furnace saves 2,900 tonnes of CO₂ a year.',
    ),
    market: section(
      'Vende 9.800.000 € a 41 clientes, el 46 % fuera de España. Tres fabricantes de ascensores exigen huella declarada desde 2027.',
      'It sells 9,800,000 € to 41 customers, 46% of it abroad. Three lift makers require a declared footprint from 2027.',
    ),
    competitors: section(
      'Quedan 63 fundiciones de este tamaño en España; nueve funden solo con electricidad.',
      'Spain has 63 foundries of this size left; nine melt with electricity alone.',
    ),
    businessModel: section(
      'El margen bruto de explotación es del 9,4 %, 921.000 €. El horno ahorra 214.000 € al año en combustible y derechos de emisión. Los estatutos reparten al menos el 30 % del beneficio.',
      'Operating margin is 9.4%, 921,000 €. The furnace saves 214,000 € a year in fuel and emission rights. The by-laws pay out at least 30% of profit.',
    ),
    projections: section(
      `| | 2026 | 2027 | 2028 |
      | Ventas | 9.800.000 € | 10.200.000 € | 11.000.000 € |
      | Margen de explotación | 921.000 € | 1.040.000 € | 1.290.000 € |
      | Beneficio | 372.000 € | 448.000 € | 631.000 € |
      | Dividendo | 111.600 € | 134.400 € | 189.300 € |`,
      `| | 2026 | 2027 | 2028 |
      | Sales | 9,800,000 € | 10,200,000 € | 11,000,000 € |
      | Operating margin | 921,000 € | 1,040,000 € | 1,290,000 € |
      | Profit | 372,000 € | 448,000 € | 631,000 € |
      | Dividend | 111,600 € | 134,400 € | 189,300 € |`,
    ),
  },
  headlineReturn: both('8 % del capital', '8% of the company'),
  terms: [
    term('valuation', '5.750.000 €', '5,750,000 €'),
    term('share', '8 %', '8%'),
    term('revenue', '9.800.000 €', '9,800,000 €'),
    term('rights', 'Voto y dividendo', 'Votes and dividend'),
    term('loan', '1.900.000 €', '1,900,000 €'),
  ],
  finance: { preMoneyValuation: '5750000.00', sharePercent: '8.00' },
  token: {
    name: 'Fundición Arlanza, acción',
    symbol: 'ARLANZA',
    price: '5',
    forSale: 100000,
    minPerOrder: 50,
    maxPerOrder: 12000,
    softCap: 60000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -29, end: 31 },
  createdDay: -104,
  demand: { tokens: 48500, investors: 23, interested: 0 },
  risks: [
    both('Los dos mayores clientes suman el 34 % de las ventas.', 'The two largest customers make up 34% of sales.'),
    both(
      'Un alza del 25 % en la luz se llevaría 310.000 € del margen.',
      'A 25% rise in electricity would take 310,000 € from the margin.',
    ),
    both(
      'Admitir las acciones a negociación no asegura que haya compradores.',
      'Admission to trading does not mean that there will be buyers.',
    ),
  ],
  team: [
    {
      name: 'Álvaro Camarero Olalla',
      role: both('Consejero delegado', 'Chief executive'),
      bio: both('Ingeniero metalúrgico; en Arlanza desde 2003.', 'Metallurgist; at Arlanza since 2003.'),
    },
    {
      name: 'Teodora Izquierdo Blanco',
      role: both('Directora financiera', 'Chief financial officer'),
      bio: both('Quince años de auditoría industrial en Burgos.', 'Fifteen years of industrial auditing in Burgos.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('deck', 'public', 20, 'Documento de admisión a negociación', 'Admission document'),
    document('financials', 'public', 38, 'Cuentas auditadas de 2025', 'Audited accounts for 2025'),
    document('report', 'hidden', 12, 'Informe técnico del horno', 'Technical report on the furnace'),
  ],
  updates: [
    {
      day: -9,
      title: both('Punto de conexión concedido', 'Grid connection granted'),
      body: section(
        'La distribuidora ha concedido los 1,2 MW para el mes de abril.',
        'The grid company has granted the 1.2 MW for April.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -15,
      question: both('¿Cuándo empezarán a negociarse?', 'When will trading begin?'),
      answer: both(
        'Se prevé sesenta días después del cierre, una vez inscritas las acciones.',
        'It is planned for sixty days after closing, once the shares are registered.',
      ),
      answeredDay: -14,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/exeu/fundicion-arlanza.svg',
    alt: both(
      'Una cuchara vierte acero incandescente en moldes dentro de una fundición',
      'A ladle pours glowing steel into moulds inside a foundry',
    ),
  },
};
