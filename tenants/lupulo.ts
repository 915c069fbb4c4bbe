import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const lupulo: TenantFile = {
  name: 'lupulo',
  displayName: 'Lúpulo',
  hosts: {
    local: ['lupulo.localhost'],
    test: ['lupulo.localhost'],
    dev: ['dev.lupulo.example'],
    demo: ['demo.lupulo.example'],
    prod: ['lupulo.example', 'www.lupulo.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.lupulo.example',
    demo: 'https://api.demo.lupulo.example',
    prod: 'https://api.lupulo.example',
  },
};
