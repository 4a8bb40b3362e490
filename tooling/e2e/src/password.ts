export const PASSWORD = 'eastvillage';
export const ENCODED_PASSWORD = 'ZWFzdHZpbGxhZ2U=';

/** The local storage key of the flag of an unlocked gate. */
export const GATE_FLAG = `password_auth_${ENCODED_PASSWORD}`;
