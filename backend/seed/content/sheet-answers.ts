import type { SheetAnswer, SheetAnswers } from '#domain/information-sheet/sheet-answers.ts';
import { SHEET_PARTS, SHEET_QUESTIONS } from '#domain/information-sheet/sheet-questions.ts';
import type { ProductType } from '#domain/issuance/status.ts';
import type { Bilingual, ProjectContent } from './project-content.ts';
import { demoLoanAnswers } from './sheet-loan-answers.ts';
import { demoYears } from './sheet-years.ts';
import { termOf } from './writing.ts';

/** What of a project its answers are made of. */
interface Described extends Pick<ProjectContent, 'loan' | 'finance' | 'terms'> {
  productType: ProductType;
  issuer: { name: string; city: string };
  team: readonly { name: string; role: Bilingual }[];
  shortDescription: Bilingual;
  risks: readonly Bilingual[];
  headlineReturn: Bilingual;
  /** Of the demo's domain. */
  contact: string;
}

const both = (es: string, en: string): Bilingual => ({ es, en });
const none = both('No hay.', 'There is none.');

const RIGHTS: Record<ProductType, Bilingual> = {
  EQUITY: both(
    'Derecho a los dividendos que se acuerden y a la cuota de liquidación, en proporción a los tokens. Sin voto en la junta.',
    'The right to dividends once they are resolved and to the liquidation proceeds, in proportion to the tokens. No vote at the general meeting.',
  ),
  REAL_ESTATE: both(
    'Derecho a la parte proporcional de las rentas netas del inmueble y del resultado neto de su venta.',
    'The right to a proportional part of the net rent of the property and of the net proceeds of its sale.',
  ),
  DEBT: both(
    'Derecho a la devolución del capital y a los intereses en las fechas del calendario publicado.',
    'The right to repayment of the principal and to interest on the dates of the published schedule.',
  ),
  REVENUE_SHARE: both(
    'Derecho a la parte de los ingresos que el promotor comparte durante el plazo publicado.',
    'The right to the part of the revenue that the project owner shares for the published term.',
  ),
};

/** Of somebody who begins. */
const NO_YEARS = both(
  'La empresa se constituyó este año: aún no ha cerrado ningún ejercicio.',
  'The company was formed this year: it has closed no financial year yet.',
);

/** Where the project's own terms give votes. */
const VOTING = {
  rights: both(
    'Derecho a voto en la junta, a los dividendos que se acuerden y a la cuota de liquidación, en proporción a los tokens.',
    'The right to vote at the general meeting, to dividends once they are resolved and to the liquidation proceeds, in proportion to the tokens.',
  ),
  voting: both(
    'Los titulares de los tokens votan en proporción a la parte del capital que se les ofrece; los demás socios ceden esa parte de los votos.',
    'The holders of the tokens vote in proportion to the part of the capital on offer; the other shareholders give up that part of the votes.',
  ),
};

/** What the offer does to capital and loans. */
const CHANGE: Record<ProductType, Bilingual> = {
  EQUITY: both(
    'El capital aumenta en la parte que se ofrece. No cambian los préstamos.',
    'The capital grows by the part on offer. Loans do not change.',
  ),
  REAL_ESTATE: both(
    'La oferta no cambia el capital social ni otros préstamos.',
    'The offer changes neither the share capital nor other loans.',
  ),
  DEBT: both(
    'La oferta añade una deuda por el importe que se obtenga. El capital social no cambia.',
    'The offer adds a debt of the amount raised. The share capital does not change.',
  ),
  REVENUE_SHARE: both(
    'La oferta no cambia el capital social ni otros préstamos.',
    'The offer changes neither the share capital nor other loans.',
  ),
};

/** The answers of a demo project's information sheet, complete, in both languages: made of what the project says of itself. */
export function demoSheetAnswers(project: Described): SheetAnswers {
  const { issuer, team, risks, productType } = project;
  const people = (lang: 'es' | 'en') =>
    team.map(({ name, role }) => `${name} (${role[lang]})`).join(', ') || issuer.name;
  const host = project.contact;
  const hasVotes = termOf(project.terms, 'rights') !== undefined;
  const risk = (at: number, other: Bilingual) => risks[at] ?? other;
  const given: Record<string, SheetAnswer> = {
    instrument: project.loan ? 'loan' : 'securities',
    issuer_lei: '',
    legal_form: both('Sociedad limitada', 'Private limited company'),
    registration: both(`España, Registro Mercantil de ${issuer.city}`, `Spain, Commercial Register of ${issuer.city}`),
    address: `Calle Mayor, 1, ${issuer.city}`,
    website: `https://${host}/`,
    email: `hola@${host}`,
    phone: '+34 910 000 000',
    ownership: issuer.name.endsWith('S.L.U.')
      ? both('El capital pertenece a una sola persona.', 'The capital belongs to one person alone.')
      : both(
          'El capital pertenece a sus fundadores, ninguno con más de la mitad. No ha cambiado de manos en los últimos dos años.',
          'The capital belongs to its founders, none of whom holds more than half. It has not changed hands in the last two years.',
        ),
    management: { es: people('es'), en: people('en') },
    responsible: both(
      `${issuer.name}, ${issuer.city}. ${people('es')}`,
      `${issuer.name}, ${issuer.city}. ${people('en')}`,
    ),
    activities: project.shortDescription,
    statements_url: '',
    years: project.loan ? [] : demoYears(termOf(project.terms, 'revenue')),
    no_years: project.loan ? NO_YEARS : both('', ''),
    purpose: both(
      'Lo obtenido se destina al proyecto descrito: inversión inicial, gastos de puesta en marcha y capital circulante. Ninguna parte se usa para devolver deudas de los socios.',
      'The funds go to the project described: initial investment, start-up costs and working capital. No part is used to repay debts of the shareholders.',
    ),
    offers_completed: both('Ninguna', 'None'),
    own_funds: both(
      'Los socios han aportado el 10 % del coste del proyecto.',
      'The shareholders have contributed 10% of the cost of the project.',
    ),
    capital_change: CHANGE[productType],
    risk_project: risk(
      0,
      both(
        'El proyecto puede costar más o tardar más de lo previsto.',
        'The project may cost more or take longer than planned.',
      ),
    ),
    risk_sector: risk(1, both('La demanda del sector puede caer.', 'Demand in the sector may fall.')),
    risk_default: both(
      'El promotor puede entrar en concurso de acreedores: en ese caso podría perderse todo lo invertido.',
      'The project owner may become insolvent: everything invested could then be lost.',
    ),
    // What sums up an offer of shares is the part on offer, not a return.
    risk_return:
      productType === 'EQUITY'
        ? both(
            'No se promete ningún rendimiento: puede no haber dividendos, y las participaciones pueden perder valor o no venderse nunca.',
            'No return is promised: there may be no dividends, and the shares may lose value or never be sold.',
          )
        : both(
            `El rendimiento previsto (${project.headlineReturn.es}) no está garantizado: puede ser menor, llegar tarde o no llegar.`,
            `The expected return (${project.headlineReturn.en}) is not guaranteed: it may be lower, late or nil.`,
          ),
    risk_platform: both(
      'La plataforma puede dejar de prestar el servicio. El registro de titulares se conserva y su entidad encargada seguiría informando.',
      'The platform may stop its service. The register of holders is kept and the entity in charge of it would go on informing.',
    ),
    risk_liquidity: both(
      'No hay mercado en el que vender los tokens. El tablón de anuncios no garantiza comprador.',
      'There is no market in which to sell the tokens. The bulletin board guarantees no buyer.',
    ),
    oversubscription: both(
      'No se admite: las órdenes se atienden por su llegada hasta agotar los tokens.',
      'None is accepted: orders are served as they come until the tokens are sold.',
    ),
    custody: both(
      'Los tokens se anotan en el registro a nombre de cada titular al terminar la emisión.',
      'The tokens are entered in the register in each holder’s name once they are issued.',
    ),
    guarantee: termOf(project.terms, 'security') ?? none,
    buy_back: none,
    interest: project.headlineReturn,
    vehicle: both(
      'No se interpone ninguna entidad entre el promotor y quien invierte.',
      'There is no vehicle between the project owner and the investor.',
    ),
    rights: hasVotes ? VOTING.rights : RIGHTS[productType],
    transfer: both(
      'Se transmiten entre personas admitidas por la plataforma, con inscripción en el registro.',
      'They are transferred between people whom the platform has admitted, by entry in the register.',
    ),
    exit: both(
      'El tablón de anuncios de la plataforma y el reembolso al vencimiento, si lo hay.',
      'The platform’s bulletin board, and repayment at maturity where there is one.',
    ),
    voting: hasVotes
      ? VOTING.voting
      : both(
          'El reparto de votos no cambia: los tokens no dan voto.',
          'The distribution of votes does not change: the tokens carry none.',
        ),
    ...demoLoanAnswers(project),
    other_costs: both(
      'No hay otros costes. Los impuestos dependen de cada persona.',
      'There are no other costs. Taxes depend on each person.',
    ),
    more_information: both(
      `En https://${host}/ y en la página del proyecto.`,
      `At https://${host}/ and on the project’s page.`,
    ),
    complaints: both(
      `Por escrito a hola@${host} o a la plataforma, que acusa recibo en diez días hábiles.`,
      `In writing to hola@${host} or to the platform, which acknowledges receipt within ten working days.`,
    ),
  };
  return Object.fromEntries(
    SHEET_PARTS.map((part) => [
      part,
      Object.fromEntries(SHEET_QUESTIONS[part].map(({ key }) => [key, given[key] ?? both('', '')])),
    ]),
  );
}
