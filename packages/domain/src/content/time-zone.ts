/** The IANA name of the time zone of all local times. */
export const timeZone = 'America/New_York';
