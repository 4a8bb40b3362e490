export const FIREBASE_SERVICES = {
  signIn: 'identitytoolkit.googleapis.com',
  tokens: 'securetoken.googleapis.com',
  database: 'firestore.googleapis.com',
} as const;
