import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const celula: TenantFile = {
  name: 'celula',
  displayName: 'Célula',
  hosts: {
    local: ['celula.localhost'],
    test: ['celula.localhost'],
    dev: ['dev.celula.example'],
    demo: ['demo.celula.example'],
    prod: ['celula.example', 'www.celula.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.celula.example',
    demo: 'https://api.demo.celula.example',
    prod: 'https://api.celula.example',
  },
};
