/** A drawn card that is nobody's. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540" viewBox="0 0 856 540"><rect width="856" height="540" rx="28" fill="#e6ecee"/><rect x="44" y="120" width="224" height="290" rx="10" fill="#c3cdd1"/><circle cx="156" cy="230" r="62" fill="#8f9ca1"/><path d="M64 410c4-120 180-120 184 0z" fill="#8f9ca1"/><path d="M44 60h300M310 150h240M310 210h330M310 270h180M310 330h270M44 470h360" stroke="#6d7b82" stroke-width="16" stroke-linecap="round"/><rect x="650" y="330" width="92" height="72" rx="12" fill="#cdb061"/></svg>`;

export const SAMPLE_CARD = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;
