import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const minihidraulicaDelNarcea: ProjectContent = {
  slug: 'minihidraulica-del-narcea',
  clientUuid: null,
  status: 'CLOSED',
  title: both('Minihidráulica del Narcea', 'Narcea Small Hydro'),
  slogan: both('El salto del molino vuelve a dar luz', 'The old mill race makes power again'),
  sector: 'energy',
  productType: 'DEBT',
  location: 'Cangas del Narcea, Asturias',
  issuer: { name: 'Salto de Corias, S.L.', taxNumber: 'B88303656', city: 'Cangas del Narcea' },
  shortDescription: both(
    'Rehabilitación de un salto de 18 metros parado desde 1974: 190 kW y 900 MWh al año. Financiado y en obras.',
    'Restoring an 18-metre head idle since 1974: 190 kW and 900 MWh a year. Financed and under construction.',
  ),
  sections: {
    description: section(
      `El molino de Corias movió una turbina entre 1926 y 1974. La concesión de agua se recuperó en 2024, con un caudal de 1,3 metros cúbicos por segundo y la obligación de dejar en el río el 20 %.

      Los 320.000 € pagan la turbina (168.000 €), la reparación del canal (94.000 €), la escala de peces (31.000 €) y la conexión (27.000 €).`,
      `The Corias mill drove a turbine from 1926 to 1974. The water licence was recovered in 2024, for a flow of 1.3 cubic metres per second and with the duty to leave 20% in the river.

      The 320,000 € pay for the turbine (168,000 €), repairs to the channel (94,000 €), a fish ladder (31,000 €) and the grid connection (27,000 €).`,
    ),
    product: section(
      'Una turbina Kaplan de 190 kW dentro de la sala original. Produce sobre todo de noviembre a mayo, cuando el sol falta y la luz vale más.',
      'A 190 kW Kaplan turbine inside the original hall. It produces mostly from November to May, when the sun is weak and power is worth more.',
    ),
    market: section(
      'La energía está vendida por ocho años a una cooperativa eléctrica de Oviedo, a 71 € el MWh con revisión anual.',
      'The power is sold for eight years to an electricity cooperative in Oviedo, at 71 € per MWh with a yearly review.',
    ),
    competitors: section(
      'En la cuenca hay 14 minicentrales; nueve pertenecen a grandes grupos. Los nuevos saltos no se autorizan: solo se recuperan los que ya existieron.',
      'There are 14 small plants in the basin; nine belong to large groups. New sites are not licensed: only those that existed can be recovered.',
    ),
    businessModel: section(
      'Ventas de 63.900 € al año, gastos de 14.200 € e intereses de 25.600 €: quedan 24.100 €. El capital se devuelve a los 48 meses con lo ahorrado (unos 84.000 €) y la refinanciación de 236.000 € a doce años, ya comprometida por una caja rural.',
      'Sales of 63,900 € a year, costs of 14,200 € and interest of 25,600 € leave 24,100 €. The principal is repaid after 48 months from what has been saved (some 84,000 €) and a twelve-year refinancing of 236,000 €, already committed by a rural savings bank.',
    ),
    projections: section(
      `| Año hidrológico | Producción | Ventas |
      | Medio | 900 MWh | 63.900 € |
      | Seco (uno de cada cinco) | 650 MWh | 46.150 € |
      | Húmedo | 1.080 MWh | 76.680 € |`,
      `| Water year | Output | Sales |
      | Average | 900 MWh | 63,900 € |
      | Dry (one in five) | 650 MWh | 46,150 € |
      | Wet | 1,080 MWh | 76,680 € |`,
    ),
  },
  headlineReturn: both('8,00 % anual', '8.00% a year'),
  terms: [
    term('interest', '8,00 % anual', '8.00% a year'),
    term('term', '48 meses', '48 months'),
    term('coupon', 'Trimestral', 'Quarterly'),
    term('repayment', 'Al vencimiento', 'At maturity'),
    term('security', 'Hipoteca de la concesión', 'Charge over the water licence'),
  ],
  finance: { annualInterestPercent: '8.00', termMonths: 48, payEveryMonths: 3, repayment: 'BULLET' },
  token: {
    name: 'Minihidráulica del Narcea 2030',
    symbol: 'NARCEA',
    price: '80',
    forSale: 4000,
    minPerOrder: 3,
    maxPerOrder: 500,
    softCap: 2800,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -215, end: -170 },
  createdDay: -262,
  demand: { tokens: 4000, investors: 66, interested: 0 },
  risks: [
    both(
      'Un año seco baja las ventas a 46.150 €, justo lo necesario para gastos e intereses.',
      'A dry year lowers sales to 46,150 €, barely enough for costs and interest.',
    ),
    both(
      'La obra puede retrasarse si el río viene crecido; el contratista responde hasta 20.000 €.',
      'Works may be delayed by high water; the contractor is liable for up to 20,000 €.',
    ),
  ],
  team: [
    {
      name: 'Covadonga Menéndez Rubio',
      role: both('Promotora', 'Developer'),
      bio: both(
        'Ingeniera de caminos. Compró el molino con tres vecinos en 2021.',
        'Civil engineer. She bought the mill with three neighbours in 2021.',
      ),
    },
    {
      name: 'Pelayo Fuertes Llano',
      role: both('Jefe de obra', 'Site manager'),
      bio: both(
        'Ha rehabilitado siete saltos en Asturias y León.',
        'He has restored seven hydro sites in Asturias and León.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('licence', 'public', 6, 'Concesión de aguas', 'Water licence'),
    document('contract', 'public', 12, 'Contrato de préstamo', 'Loan agreement'),
    document('report', 'hidden', 17, 'Informe de obra, octubre', 'Site report, October'),
  ],
  updates: [
    {
      day: -21,
      title: both('La turbina está en su sitio', 'The turbine is in place'),
      body: section(
        'La grúa la dejó el martes en la sala. Falta montar el regulador y probar el canal en carga.',
        'The crane set it down in the hall on Tuesday. The governor is still to be fitted and the channel tested under load.',
      ),
    },
    {
      day: -79,
      title: both('Primer cupón', 'First coupon'),
      body: section(
        'Repartidos 6.400 €, el primer cupón trimestral, con cargo a la reserva de intereses.',
        'Paid out 6,400 €, the first quarterly coupon, from the interest reserve.',
      ),
    },
    {
      day: -169,
      title: both('Campaña financiada', 'Campaign financed'),
      body: section('66 inversores han puesto los 320.000 €.', '66 investors have put in the 320,000 €.'),
    },
  ],
  questions: [],
  distributions: [
    { day: -79, kind: 'COUPON', gross: '6400.00', concept: both('Primer cupón trimestral', 'First quarterly coupon') },
  ],
  introVideo: null,
  cover: {
    url: '/projects/aurora/minihidraulica-del-narcea.svg',
    alt: both(
      'Un molino de piedra junto a un salto de agua en un valle verde',
      'A stone mill beside a waterfall in a green valley',
    ),
  },
};
