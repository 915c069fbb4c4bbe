import type { HouseRegister } from '#domain/house-register/house-register.ts';

/** An entry of the demo: days count from today; a fact that is a number of days is the day so far from today. */
interface DemoEntry {
  register: HouseRegister;
  name: string;
  openedDay: number;
  facts: Readonly<Record<string, string | number>>;
  /** Why and when it was closed. */
  closed?: { day: number; reason: string };
}

/** What a supervisor would look for: an open conflict, who the platform works with, and one incident that is over. */
export const ENTRIES: readonly DemoEntry[] = [
  {
    register: 'conflicts',
    name: 'Consejera con parte en un promotor',
    openedDay: -120,
    facts: {
      conflict_who: 'Marta Oliver, consejera',
      conflict_what: 'Tiene el 4 % de una sociedad que ha pedido publicar un proyecto.',
      conflict_seen_on: -121,
      conflict_measures: 'No interviene en la admisión ni en el precio, y el consejo lo anota en el acta.',
      conflict_told_where: 'Página «Conflictos de intereses» de la web',
      conflict_told_on: -115,
    },
  },
  {
    register: 'providers',
    name: 'Nubes del Norte, S.L.',
    openedDay: -200,
    facts: {
      provider_lei: '',
      provider_function: 'Alojamiento de la plataforma y de sus copias',
      provider_critical: 'CRITICAL',
      provider_from: -400,
      provider_until: 330,
      provider_data_place: 'España e Irlanda',
      provider_substitutable: 'MEDIUM',
      provider_exit: 'Copia diaria en otro proveedor; el traslado se ensaya cada primavera.',
    },
  },
  {
    register: 'providers',
    name: 'Gestoría Almirante',
    openedDay: -190,
    facts: {
      provider_function: 'Contabilidad y declaraciones',
      provider_critical: 'NOT_CRITICAL',
      provider_from: -700,
      provider_data_place: 'España',
      provider_substitutable: 'EASY',
    },
  },
  {
    register: 'incidents',
    name: 'Pagos con tarjeta parados por un certificado',
    openedDay: -40,
    facts: {
      incident_found_on: -40,
      incident_found_at: '08:55',
      incident_effect: 'Nadie pudo pagar con tarjeta durante dos horas; las transferencias siguieron.',
      incident_class: 'NOT_MAJOR',
      incident_classed_on: -40,
      incident_classed_at: '10:10',
      incident_cause: 'Caducó el certificado del terminal y nadie recibió el aviso.',
    },
    closed: { day: -38, reason: 'El aviso llega ahora a dos personas' },
  },
];
