import type { Story } from '../story';

/** Where the pictures lie: the site itself, or an image CDN that understands `tr=w-600`. */
const BASE = '/pictures';

const picture = (file: string, alt: string): Story => ({
  id: file,
  type: 'image',
  url: `${BASE}/${file}`,
  alt,
});

export const stories: readonly Story[] = [
  picture(
    'story-01-corner-cafe.webp',
    'A corner café at dusk, two cups on the table by the window',
  ),
  picture('story-02-fire-escape.webp', 'Two figures on a fire escape, the city lit up behind them'),
  picture('story-03-walk-up.webp', 'A fifth-floor walk-up: boxes on every landing of the stairs'),
  picture('story-04-first-snow.webp', 'The first snow on the stoops of a quiet street'),
  picture('story-05-subway.webp', 'A subway platform, the train just arriving'),
  picture('story-06-bridge.webp', 'A walk over the bridge, its cables fanning out against the sky'),
  picture('story-07-record-shop.webp', 'A record shop, a crate of sleeves in every colour'),
  picture('story-08-rain.webp', 'One umbrella for two on a rainy avenue'),
  picture('story-09-rooftop.webp', 'A rooftop with a water tower under the first stars'),
  picture(
    'story-10-bathroom.webp',
    'The bathroom before its renovation: cracked tiles, a pink tub',
  ),
  picture('story-11-market.webp', 'A Saturday market, apples stacked in pyramids'),
  picture('story-12-ferry.webp', 'The ferry crossing the harbour in the afternoon'),
  picture('story-13-beach.webp', 'A striped parasol on the beach at the end of the line'),
  picture('story-14-carousel.webp', 'The carousel in the park, its horses mid-gallop'),
  picture('story-15-autumn.webp', 'An avenue of trees in October'),
  picture('story-16-kitchen.webp', 'A small kitchen, a large pot, steam on the window'),
  picture('story-17-cat.webp', 'The neighbour’s cat on the window sill'),
  picture('story-18-ring.webp', 'A ring in an open box on a blanket in the grass'),
  picture('story-19-fireworks.webp', 'Fireworks over the river'),
  picture(
    'story-20-string-lights.webp',
    'String lights across the courtyard, waiting for the guests',
  ),
  picture('story-21-invitation.webp', 'An envelope with a wax seal, addressed to you'),
];
