/** The gate's password in the tests' celebration. */
export const PASSWORD = 'eastvillage';
/** The password as UTF-8 in base64. */
export const ENCODED_PASSWORD = 'ZWFzdHZpbGxhZ2U=';

/** The local storage key of the flag of an unlocked gate. */
export const GATE_FLAG = `password_auth_${ENCODED_PASSWORD}`;
