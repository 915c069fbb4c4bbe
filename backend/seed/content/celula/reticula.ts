import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const reticula: ProjectContent = {
  slug: 'reticula',
  clientUuid: 'CEL-RET-2',
  status: 'CAMPAIGN',
  title: both('Retícula', 'Retícula'),
  slogan: both('Retinas en miniatura para probar fármacos', 'Miniature retinas to test medicines on'),
  sector: 'health',
  productType: 'EQUITY',
  location: 'Barcelona y Basilea',
  issuer: { name: 'Retícula Bio, S.L.', taxNumber: 'B88323183', city: 'Barcelona' },
  shortDescription: both(
    'Cultiva retinas humanas de dos milímetros con las que los laboratorios descartan fármacos tóxicos antes de ensayarlos. Ronda de CHF 600.000.',
    'It grows two-millimetre human retinas on which laboratories rule out toxic medicines before trials. A CHF 600,000 round.',
  ),
  sections: {
    description: section(
      `Un fármaco para el ojo tarda nueve años en llegar a ensayo clínico, y seis de cada diez candidatos fallan por toxicidad en la retina. Retícula cultiva organoides de células donadas y los somete a cada compuesto en 21 días.

      ### En qué se gasta

      - Segunda línea de cultivo en Basilea: CHF 260.000
      - Validación con dos hospitales: CHF 190.000
      - Ventas y patentes: CHF 150.000`,
      `A medicine for the eye takes nine years to reach clinical trials, and six in ten candidates fail because they harm the retina. Retícula grows organoids from donated cells and exposes them to each compound within 21 days.

      ### What the money is for

      - Second culture line in Basel: CHF 260,000
      - Validation with two hospitals: CHF 190,000
      - Sales and patents: CHF 150,000`,
    ),
    product: section(
      'Placas de 96 organoides con las cinco capas de la retina y respuesta a la luz. Cada placa lleva su informe de lectura, comparable entre lotes con una variación menor del 8 %.',
      'Plates of 96 organoids with the retina’s five layers and a response to light. Each comes with its readout report, comparable between batches to within 8%.',
    ),
    market: section(
      'Hay 214 empresas con programas de retina. Siete han comprado placas, dos de ellas por tercera vez, y en doce meses han facturado CHF 438.000.',
      'Some 214 companies have retina programmes. Seven have bought plates, two of them for a third time, which brought CHF 438,000 in twelve months.',
    ),
    competitors: section(
      'El ensayo en animales cuesta cuatro veces más y no anticipa la mitad de los fallos. Tres firmas venden organoides de retina; ninguna con lectura de luz.',
      'Animal testing costs four times as much and misses half of the failures. Three firms sell retinal organoids; none with a light response.',
    ),
    businessModel: section(
      'Venta de placas a CHF 6.900 y estudios completos desde CHF 48.000. El margen bruto es del 58 %. No se prevén dividendos antes de 2030.',
      'Plates are sold at CHF 6,900 and full studies from CHF 48,000. Gross margin is 58%. No dividends are planned before 2030.',
    ),
    projections: section(
      `| | 2026 | 2027 | 2028 |
      | Ingresos | CHF 438.000 | CHF 910.000 | CHF 1.840.000 |
      | Resultado | −CHF 390.000 | −CHF 270.000 | CHF 160.000 |
      | Personas | 9 | 13 | 17 |`,
      `| | 2026 | 2027 | 2028 |
      | Revenue | CHF 438,000 | CHF 910,000 | CHF 1,840,000 |
      | Result | −CHF 390,000 | −CHF 270,000 | CHF 160,000 |
      | Staff | 9 | 13 | 17 |`,
    ),
  },
  headlineReturn: both('7,5 % del capital', '7.5% of the company'),
  terms: [
    term('valuation', 'CHF 7.400.000', 'CHF 7,400,000'),
    term('share', '7,5 %', '7.5%'),
    term('revenue', 'CHF 438.000', 'CHF 438,000'),
    term('exit', '6 a 8 años', '6 to 8 years'),
    term('rights', 'Sin voto, con arrastre', 'No vote, tag-along'),
  ],
  finance: { preMoneyValuation: '7400000.00', sharePercent: '7.50' },
  token: {
    name: 'Retícula, participación',
    symbol: 'RETICULA',
    price: '4',
    forSale: 150000,
    minPerOrder: 250,
    maxPerOrder: 20000,
    softCap: 90000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -25, end: 35 },
  createdDay: -88,
  demand: { tokens: 71400, investors: 21, interested: 0 },
  risks: [
    both(
      'Con la caja actual la empresa llega a octubre de 2027; si la ronda no se completa tendrá que reducir plantilla.',
      'Its cash lasts until October 2027; if the round falls short it will have to cut staff.',
    ),
    both(
      'La patente europea está concedida, pero la de Estados Unidos sigue en examen.',
      'The European patent is granted, but the one in the United States is still under examination.',
    ),
    both(
      'Las participaciones no tienen voto ni mercado en el que venderlas.',
      'The shares carry no vote and have no market to be sold on.',
    ),
  ],
  team: [
    {
      name: 'Dra. Mireia Casals Fontanet',
      role: both('Directora general', 'Chief executive'),
      bio: both(
        'Bióloga celular; doce años en oftalmología experimental.',
        'Cell biologist with twelve years in experimental ophthalmology.',
      ),
    },
    {
      name: 'Dr. Beat Aeschbacher',
      role: both('Operaciones, Basilea', 'Operations, Basel'),
      bio: both(
        'Montó tres laboratorios de cultivo en la industria.',
        'He has set up three culture laboratories in industry.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('deck', 'public', 18, 'Presentación para inversores', 'Investor deck'),
    document('report', 'hidden', 21, 'Estudio de validación', 'Validation study'),
    document('contract', 'hidden', 16, 'Pacto de socios', 'Shareholders’ agreement'),
  ],
  updates: [
    {
      day: -8,
      title: both('Tercer pedido de Lugano', 'Third order from Lugano'),
      body: section(
        'Un cliente de Lugano ha encargado 14 placas más, por CHF 96.600.',
        'A client in Lugano has ordered 14 more plates, for CHF 96,600.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -14,
      question: both('¿De dónde salen las células?', 'Where do the cells come from?'),
      answer: both(
        'De muestras de piel de donantes adultos con consentimiento, que se reprograman en el laboratorio.',
        'From skin samples of consenting adult donors, which are reprogrammed in the laboratory.',
      ),
      answeredDay: -12,
    },
  ],
  distributions: [],
  introVideo: { provider: 'youtube', id: 'aqz-KE-bpKQ' },
  cover: {
    url: '/projects/celula/reticula.svg',
    alt: both(
      'Una placa de cultivo con organoides de colores bajo un microscopio',
      'A culture plate with coloured organoids under a microscope',
    ),
  },
};
