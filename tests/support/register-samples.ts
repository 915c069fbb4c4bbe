import type { BodyOf } from '#contract/endpoint.ts';
import type { openRegisterEntry } from '#contract/house-registers.ts';
import type { HouseRegister } from '#domain/house-register/house-register.ts';

type Body = BodyOf<typeof openRegisterEntry>;

/** An entry of each register as its form would send it, with what is required and no more. */
export const ENTRIES: Readonly<Record<HouseRegister, Body>> = {
  conflicts: {
    register: 'conflicts',
    name: 'Socio de un promotor',
    facts: {
      conflict_who: 'Ana Ruiz, consejera',
      conflict_what: 'Su hermano es socio del promotor.',
      conflict_seen_on: '2026-02-01',
      conflict_measures: 'No vota lo que toca al proyecto.',
    },
  },
  providers: {
    register: 'providers',
    name: 'Nubes del Norte',
    facts: {
      provider_function: 'Alojamiento',
      provider_critical: 'CRITICAL',
      provider_from: '2024-01-01',
      provider_data_place: 'Irlanda',
      provider_substitutable: 'MEDIUM',
      provider_exit: 'Copia diaria en otro proveedor.',
    },
  },
  incidents: {
    register: 'incidents',
    name: 'Pagos parados',
    facts: {
      incident_found_on: '2026-02-01',
      incident_found_at: '09:05',
      incident_effect: 'Nadie pudo pagar con tarjeta.',
    },
  },
};

const ID = '00000000-0000-4000-8000-000000000001';
const { name, facts } = ENTRIES.conflicts;

/** A request of each endpoint that its contract takes. */
export const SAMPLE_REGISTERS = {
  getRegisterEntry: { params: { id: ID } },
  openRegisterEntry: { body: ENTRIES.conflicts },
  changeRegisterEntry: { params: { id: ID }, body: { version: 1, name, facts } },
  moveRegisterEntry: { params: { id: ID }, body: { act: 'close', reason: 'Ya no es consejera' } },
};
