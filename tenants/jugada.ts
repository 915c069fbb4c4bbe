import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const jugada: TenantFile = {
  name: 'jugada',
  displayName: 'Jugada',
  hosts: {
    local: ['jugada.localhost'],
    test: ['jugada.localhost'],
    dev: ['dev.jugada.example'],
    demo: ['demo.jugada.example'],
    prod: ['jugada.example', 'www.jugada.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.jugada.example',
    demo: 'https://api.demo.jugada.example',
    prod: 'https://api.jugada.example',
  },
};
