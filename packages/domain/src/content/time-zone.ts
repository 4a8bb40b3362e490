/** The time zone of the celebration, by its IANA name. All its local times are of this zone. */
export const timeZone = 'America/New_York';
