import { expect, it } from 'vitest';
import { placesNamed } from './places';

/** What somebody types, the place that they choose, and its time zone (https://www.iana.org/time-zones). */
const PLACES = `
Lisboa; Lisbon, Lisboa, Portugal; Europe/Lisbon
Porto; Porto, Portugal; Europe/Lisbon
Braga; Braga, Portugal; Europe/Lisbon
Funchal; Funchal; Atlantic/Madeira
Ponta Delgada; Ponta Delgada; Atlantic/Azores
Leipzig; Leipzig, Sachsen, Germany; Europe/Berlin
Hamburg; Hamburg, Germany; Europe/Berlin
Munich; Munich, Bayern, Germany; Europe/Berlin
Vienna; Vienna, Wien, Austria; Europe/Vienna
Zürich; Zürich, Switzerland; Europe/Zurich
zurich; Zürich, Switzerland; Europe/Zurich
Paris; Paris, Île-de-France, France; Europe/Paris
Lyon; Lyon, Rhône-Alpes, France; Europe/Paris
Seville; Seville; Europe/Madrid
Madrid; Madrid; Europe/Madrid
Barcelona; Barcelona, Cataluña, Spain; Europe/Madrid
Las Palmas; Las Palmas, Spain; Atlantic/Canary
London; London, Westminster, United Kingdom; Europe/London
Edinburgh; Edinburgh, United Kingdom; Europe/London
Dublin; Dublin, Ireland; Europe/Dublin
Rome; Rome; Europe/Rome
Athens; Athens, Attiki, Greece; Europe/Athens
Copenhagen; Copenhagen; Europe/Copenhagen
Istanbul; Istanbul, Turkey; Europe/Istanbul
Cape Town; Cape Town; Africa/Johannesburg
Lomé; Lome; Africa/Lome
Casablanca; Casablanca; Africa/Casablanca
Nairobi; Nairobi, Kenya; Africa/Nairobi
New York; New York, United States; America/New_York
Boston; Boston, Massachusetts; America/New_York
Portland; Portland, Oregon; America/Los_Angeles
Portland; Portland, Maine; America/New_York
Chicago; Chicago, Illinois; America/Chicago
Austin; Austin, Texas; America/Chicago
Denver; Denver, Colorado; America/Denver
Phoenix; Phoenix, Arizona; America/Phoenix
Honolulu; Honolulu, Hawaii; Pacific/Honolulu
Anchorage; Anchorage, Alaska; America/Anchorage
Toronto; Toronto, Ontario, Canada; America/Toronto
Vancouver; Vancouver, British Columbia; America/Vancouver
Mexico City; Mexico City; America/Mexico_City
Bogota; Bogota, Colombia; America/Bogota
Buenos Aires; Buenos Aires; America/Argentina/Buenos_Aires
São Paulo; Sao Paulo, São Paulo, Brazil; America/Sao_Paulo
Manaus; Manaus, Amazonas; America/Manaus
Santiago; Santiago, Región Metropolitana; America/Santiago
Sydney; Sydney, New South Wales; Australia/Sydney
Perth; Perth, Western Australia; Australia/Perth
Auckland; Auckland, New Zealand; Pacific/Auckland
Tokyo; Tokyo, Japan; Asia/Tokyo
Mumbai; Mumbai, Maharashtra; Asia/Kolkata
Bangkok; Bangkok; Asia/Bangkok
`
  .trim()
  .split('\n')
  .map((line) => line.split('; '));

it.each(PLACES)('%s: %s is in %s', (typed, label = '', timeZone) => {
  const place = placesNamed(typed ?? '').find((each) => each.label.startsWith(label));
  expect(place?.timeZone).toBe(timeZone);
});

it('is none of one letter, of no place, or with more suggestions than a list can show', () => {
  expect(placesNamed('L')).toEqual([]);
  expect(placesNamed('The barn behind the hill')).toEqual([]);
  expect(placesNamed('San').length).toBeLessThan(7);
});
