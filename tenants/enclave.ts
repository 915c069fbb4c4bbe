import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const enclave: TenantFile = {
  name: 'enclave',
  displayName: 'Enclave',
  hosts: {
    local: ['enclave.localhost'],
    test: ['enclave.localhost'],
    dev: ['dev.enclave.example'],
    demo: ['demo.enclave.example'],
    prod: ['enclave.example', 'www.enclave.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.enclave.example',
    demo: 'https://api.demo.enclave.example',
    prod: 'https://api.enclave.example',
  },
};
