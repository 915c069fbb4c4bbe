import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const bitacora: TenantFile = {
  name: 'bitacora',
  displayName: 'Bitácora',
  hosts: {
    local: ['bitacora.localhost'],
    test: ['bitacora.localhost'],
    dev: ['dev.bitacora.example'],
    demo: ['demo.bitacora.example'],
    prod: ['bitacora.example', 'www.bitacora.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.bitacora.example',
    demo: 'https://api.demo.bitacora.example',
    prod: 'https://api.bitacora.example',
  },
};
