import { call } from '#app/api/call.server.ts';
import { factText, stateOf } from '#app/features/house-registers/pieces/entry-text.ts';
import { REGISTERS as LIST } from '#app/lists/exported/registers.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listRegister } from '#contract/house-registers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { HOUSE_REGISTERS, type HouseRegister } from '#domain/house-register/house-register.ts';

/** The facts that tell one entry of a register from another. */
const SHOWN = {
  conflicts: ['conflict_who', 'conflict_told_on'],
  providers: ['provider_function', 'provider_critical'],
  incidents: ['incident_found_on', 'incident_class'],
} as const;

/** The register of an address; the first where it names none, or none that there is. */
export const registerIn = (url: URL): HouseRegister =>
  HOUSE_REGISTERS.find((known) => known === url.searchParams.get('register')) ?? 'conflicts';

/** One of the registers that the platform keeps of itself. */
export async function loadRegisters(visit: SignedInVisit) {
  const { t, url, format } = visit;
  const register = registerIn(url);
  const asked = { ...LIST.read(url.searchParams), register };
  const { data, meta, open } = await call(visit, listRegister, { query: asked });
  const title = t(`registers:register.${register}`);
  return {
    head: pageHead(visit, { title }),
    count: t('registers:count', { count: meta.total, total: totalText(visit, meta) }),
    about: t(`registers:about.${register}`),
    auditHref: pathTo.manager.audit,
    yearlyHref: pathTo.manager.yearlyReport,
    retentionHref: pathTo.manager.retention,
    openHref: visit.session.backdoor ? null : pathTo.manager.newRegisterEntry(register),
    openLabel: t(`registers:open.${register}`),
    views: HOUSE_REGISTERS.map((each) => ({
      href: pathTo.manager.houseRegister(each),
      label: t(`registers:register.${each}`),
      note: open[each] > 0 ? t('registers:openCount', { count: open[each] }) : undefined,
      current: each === register,
    })),
    nameLabel: t(`registers:name.${register}`),
    factLabels: SHOWN[register].map((name) => t(`registers:fact.${name}`)),
    list: LIST.view(visit, asked, { path: pathTo.manager.registers, meta, exported: { name: register } }),
    rows: data.map((row) => ({
      id: row.id,
      number: format.tokens(row.number),
      name: row.name,
      href: pathTo.manager.registerEntry(row.id),
      facts: SHOWN[register].map((name) => factText(visit, register, name, row.facts[name] ?? '')),
      opened: format.recent(row.opened_at),
      state: stateOf(visit, row),
    })),
  };
}

export type RegistersData = Awaited<ReturnType<typeof loadRegisters>>;
