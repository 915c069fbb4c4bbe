import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const semilla: TenantFile = {
  name: 'semilla',
  displayName: 'Semilla',
  hosts: {
    local: ['semilla.localhost'],
    test: ['semilla.localhost'],
    dev: ['dev.semilla.example'],
    demo: ['demo.semilla.example'],
    prod: ['semilla.example', 'www.semilla.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.semilla.example',
    demo: 'https://api.demo.semilla.example',
    prod: 'https://api.semilla.example',
  },
};
