import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const telon: TenantFile = {
  name: 'telon',
  displayName: 'Telón',
  hosts: {
    local: ['telon.localhost'],
    test: ['telon.localhost'],
    dev: ['dev.telon.example'],
    demo: ['demo.telon.example'],
    prod: ['telon.example', 'www.telon.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.telon.example',
    demo: 'https://api.demo.telon.example',
    prod: 'https://api.telon.example',
  },
};
