import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const telar: ProjectContent = {
  slug: 'telar',
  clientUuid: 'c7b3d8e0-5e0b-4b0f-8b3a-3b9f4b3d3b3d',
  status: 'CAMPAIGN',
  title: both('Telar', 'Telar'),
  slogan: both('Tejer solo lo que ya está vendido', 'Weaving only what is already sold'),
  sector: 'industry',
  productType: 'EQUITY',
  location: 'Béjar, Salamanca',
  issuer: { name: 'Telar Textil Digital, S.L.', taxNumber: 'B88310545', city: 'Béjar' },
  shortDescription: both(
    'Un mando electrónico convierte telares parados en máquinas bajo demanda: tiradas de diez metros en 48 horas, sin almacén.',
    'An electronic controller turns idle looms into on-demand machines: runs of ten metres in 48 hours, with no warehouse.',
  ),
  sections: {
    description: section(
      `La industria textil tira uno de cada cuatro metros que teje. Telar adapta telares de los años ochenta con un mando propio y los conecta a un programa donde las marcas encargan desde diez metros. La tela sale en 48 horas, y se paga por metro.

      Hay 41 telares conectados en siete talleres de Béjar, Alcoy y Guimarães. Con esta ronda llegaremos a 140.

      ### En qué se gasta

      - Mandos e instalación de 99 telares: $198.000
      - Equipo comercial en Portugal e Italia: $112.000
      - Programa y control de calidad por cámara: $90.000`,
      `The textile industry throws away one metre in every four that it weaves. Telar fits looms from the eighties with a controller of its own and connects them to a program in which brands order from ten metres up. The cloth is ready in 48 hours and is paid for by the metre.

      There are 41 looms connected in seven workshops in Béjar, Alcoy and Guimarães. This round takes us to 140.

      ### What the money is for

      - Controllers and fitting for 99 looms: $198,000
      - Sales team in Portugal and Italy: $112,000
      - Software and camera quality control: $90,000`,
    ),
    product: section(
      'El mando cuesta $2.000 instalado y se amortiza en once meses. La marca sube el dibujo, ve el precio al momento y sigue su tela con fotografías de cada metro. El taller cobra a los siete días.',
      'The controller costs $2,000 fitted and pays for itself in eleven months. The brand uploads its design, sees the price at once and follows its cloth with a photograph of every metre. The workshop is paid within seven days.',
    ),
    market: section(
      'En doce meses se han tejido 86.400 metros para 73 marcas, a $14,60 de media; 51 han repetido. Las ventas fueron de $1.261.000 y la comisión de Telar, el 22 %, de $277.000. Europa encarga 1.900 millones de metros al año en tiradas de menos de 500.',
      'In twelve months 86,400 metres were woven for 73 brands at an average of $14.60; 51 have ordered again. Sales came to $1,261,000 and Telar’s commission of 22% to $277,000. Europe orders 1.9 billion metres a year in runs of less than 500.',
    ),
    competitors: section(
      'Las impresoras textiles hacen tiradas cortas, pero solo estampan sobre tela blanca. Dos plataformas alemanas intermedian con fábricas grandes, con mínimos de 300 metros y seis semanas de plazo.',
      'Textile printers make short runs but only print on white cloth. Two German platforms broker with large mills, with minimums of 300 metres and six weeks’ delivery.',
    ),
    businessModel: section(
      'Telar cobra el 22 % de cada metro y un alquiler de $35 al mes por mando. El margen bruto es del 64 %. Captar una marca cuesta $410, y en su primer año deja $2.300.',
      'Telar charges 22% of every metre and rents each controller at $35 a month. Gross margin is 64%. Winning a brand costs $410, and in its first year it brings $2,300.',
    ),
    projections: section(
      `| | 2026 | 2027 | 2028 |
      | Telares | 41 | 95 | 140 |
      | Metros tejidos | 86.400 | 214.000 | 392.000 |
      | Ingresos | $294.000 | $725.000 | $1.317.000 |
      | Resultado | −$138.000 | −$61.000 | $204.000 |`,
      `| | 2026 | 2027 | 2028 |
      | Looms | 41 | 95 | 140 |
      | Metres woven | 86,400 | 214,000 | 392,000 |
      | Revenue | $294,000 | $725,000 | $1,317,000 |
      | Result | −$138,000 | −$61,000 | $204,000 |`,
    ),
  },
  headlineReturn: both('10 % del capital', '10% of the company'),
  terms: [
    term('valuation', '$3.600.000', '$3,600,000'),
    term('share', '10 %', '10%'),
    term('revenue', '$294.000', '$294,000'),
    term('exit', '5 a 7 años', '5 to 7 years'),
    term('rights', 'Voto y arrastre', 'Votes and tag-along'),
  ],
  finance: { preMoneyValuation: '3600000.00', sharePercent: '10.00' },
  token: {
    name: 'Telar, participación',
    symbol: 'TELAR',
    price: '10',
    forSale: 40000,
    minPerOrder: 10,
    maxPerOrder: 4000,
    softCap: 22000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -40, end: 10 },
  createdDay: -101,
  demand: { tokens: 29200, investors: 86, interested: 14 },
  risks: [
    both(
      'La empresa pierde dinero y necesitará otra ronda si en 2027 conecta menos de 70 telares.',
      'The company loses money and will need another round if it connects fewer than 70 looms in 2027.',
    ),
    both(
      'Dos talleres tejen el 46 % de los metros: si se van, se pierden también sus marcas.',
      'Two workshops weave 46% of the metres: if they leave, their brands leave too.',
    ),
    both(
      'Las participaciones no cotizan. Puede pasar años sin encontrar a quien vendérselas.',
      'The shares are not listed. You may spend years without finding a buyer.',
    ),
  ],
  team: [
    {
      name: 'Inmaculada Agero Téllez',
      role: both('Directora general', 'Chief executive'),
      bio: both(
        'Ingeniera textil, hija y nieta de tejedores. Antes, jefa de producción de una firma de lana.',
        'Textile engineer, daughter and granddaughter of weavers. Formerly head of production at a wool maker.',
      ),
    },
    {
      name: 'Duarte Figueiredo',
      role: both('Tecnología', 'Technology'),
      bio: both(
        'Diseñó controles industriales durante doce años en Braga.',
        'He designed industrial controllers in Braga for twelve years.',
      ),
    },
    {
      name: 'Noa Barceló Ripoll',
      role: both('Ventas', 'Sales'),
      bio: both(
        'Abrió 60 cuentas de moda para una hilatura de Alcoy.',
        'She opened 60 fashion accounts for a spinning mill in Alcoy.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('deck', 'public', 19, 'Presentación para inversores', 'Investor deck'),
    document('financials', 'hidden', 14, 'Plan financiero 2026-2029', 'Financial plan 2026-2029'),
    document('contract', 'hidden', 17, 'Pacto de socios', 'Shareholders’ agreement'),
    document('report', 'hidden', 7, 'Patente del mando: informe', 'Controller patent: report'),
  ],
  updates: [
    {
      day: -3,
      title: both('Telar número 43', 'Loom number 43'),
      body: section(
        'Un taller de Guimarães ha conectado dos máquinas más. Ya son 43.',
        'A workshop in Guimarães has connected two more machines. That makes 43.',
      ),
    },
    {
      day: -15,
      title: both('Objetivo mínimo superado', 'Minimum target passed'),
      body: section(
        'Hemos pasado los $220.000. La ronda se cerrará pase lo que pase.',
        'We have passed $220,000. The round will close whatever happens.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -31,
      question: both(
        '¿Qué pasa con los mandos si un taller cierra?',
        'What happens to the controllers if a workshop closes?',
      ),
      answer: both(
        'Son nuestros: se desmontan en una mañana y se llevan a otro telar.',
        'They are ours: they come off in a morning and go on another loom.',
      ),
      answeredDay: -30,
    },
    {
      askedDay: -12,
      question: both(
        '¿Los fundadores venden participaciones en esta ronda?',
        'Are the founders selling shares in this round?',
      ),
      answer: both('No. Todo es ampliación de capital.', 'No. All of it is new capital.'),
      answeredDay: -12,
    },
  ],
  distributions: [],
  introVideo: { provider: 'youtube', id: 'aqz-KE-bpKQ' },
  cover: {
    url: '/projects/cumbre/telar.svg',
    alt: both(
      'Un telar con hilos de colores que se vuelven tela, junto a una ventana',
      'A loom whose coloured threads become cloth, beside a window',
    ),
  },
};
