import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const aficion: TenantFile = {
  name: 'aficion',
  displayName: 'Afición',
  hosts: {
    local: ['aficion.localhost'],
    test: ['aficion.localhost'],
    dev: ['dev.aficion.example'],
    demo: ['demo.aficion.example'],
    prod: ['aficion.example', 'www.aficion.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.aficion.example',
    demo: 'https://api.demo.aficion.example',
    prod: 'https://api.aficion.example',
  },
};
