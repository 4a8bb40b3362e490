import { storedText } from '../../model/store/stored';

/** The country of phone numbers without a code, as the host has last entered it on this device. */
export const keptCountryCode = storedText('hosts_country_code');
