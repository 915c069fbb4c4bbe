import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const posada: TenantFile = {
  name: 'posada',
  displayName: 'Posada',
  hosts: {
    local: ['posada.localhost'],
    test: ['posada.localhost'],
    dev: ['dev.posada.example'],
    demo: ['demo.posada.example'],
    prod: ['posada.example', 'www.posada.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.posada.example',
    demo: 'https://api.demo.posada.example',
    prod: 'https://api.posada.example',
  },
};
