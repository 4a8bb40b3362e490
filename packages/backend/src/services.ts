import { FIREBASE_SERVICES } from '@invitation/domain/firebase/firebase-services';
import type { ServiceOrigins } from './backend';

/** The services of the hosted backend; `null` for other backends, which use only the site's origin. */
export const services: ServiceOrigins | null =
  import.meta.env.VITE_BACKEND === 'firebase'
    ? {
        signIn: `https://${FIREBASE_SERVICES.signIn}`,
        database: `https://${FIREBASE_SERVICES.database}`,
      }
    : null;
