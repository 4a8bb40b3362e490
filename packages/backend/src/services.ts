import type { ServiceOrigins } from './backend';

/** The services of the hosted backend. `null` for other backends: they use no other origin than the site's. */
export const services: ServiceOrigins | null =
  import.meta.env.VITE_BACKEND === 'firebase'
    ? {
        signIn: 'https://identitytoolkit.googleapis.com',
        tokens: 'https://securetoken.googleapis.com',
        database: 'https://firestore.googleapis.com',
      }
    : null;
