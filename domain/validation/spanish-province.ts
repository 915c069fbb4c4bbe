/** Spain's provinces in the order of the first two digits of their postal codes, 01 to 52. */
const PROVINCES =
  'Álava,Albacete,Alicante,Almería,Ávila,Badajoz,Illes Balears,Barcelona,Burgos,Cáceres,Cádiz,Castellón,Ciudad Real,Córdoba,A Coruña,Cuenca,Girona,Granada,Guadalajara,Gipuzkoa,Huelva,Huesca,Jaén,León,Lleida,La Rioja,Lugo,Madrid,Málaga,Murcia,Navarra,Ourense,Asturias,Palencia,Las Palmas,Pontevedra,Salamanca,Santa Cruz de Tenerife,Cantabria,Segovia,Sevilla,Soria,Tarragona,Teruel,Toledo,Valencia,Valladolid,Bizkaia,Zamora,Zaragoza,Ceuta,Melilla'.split(
    ',',
  );

/** The province of a Spanish postal code, in words; null where the code is none. */
export function spanishProvince(postalCode: string): string | null {
  const digits = /^(\d{2})\d{3}$/.exec(postalCode.trim())?.[1];
  return (digits && PROVINCES[Number(digits) - 1]) || null;
}
