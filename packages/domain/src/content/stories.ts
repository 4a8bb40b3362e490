import type { Story } from '../story';
import { pictureHost } from './picture-host';

const picture = (name: string, alt: string): Story => ({
  id: name,
  type: 'image',
  url: `${pictureHost.base}/${name}`,
  alt,
});

export const stories: readonly Story[] = [
  picture('story-01-corner-cafe', 'A corner café at dusk, two cups on the table by the window'),
  picture('story-02-fire-escape', 'Two figures on a fire escape, the city lit up behind them'),
  picture('story-03-walk-up', 'A fifth-floor walk-up: boxes on every landing of the stairs'),
  picture('story-04-first-snow', 'The first snow on the stoops of a quiet street'),
  picture('story-05-subway', 'A subway platform, the train just arriving'),
  picture('story-06-bridge', 'A walk over the bridge, its cables fanning out against the sky'),
  picture('story-07-record-shop', 'A record shop, a crate of sleeves in every colour'),
  picture('story-08-rain', 'One umbrella for two on a rainy avenue'),
  picture('story-09-rooftop', 'A rooftop with a water tower under the first stars'),
  picture('story-10-bathroom', 'The bathroom before its renovation: cracked tiles, a pink tub'),
  picture('story-11-market', 'A Saturday market, apples stacked in pyramids'),
  picture('story-12-ferry', 'The ferry crossing the harbour in the afternoon'),
  picture('story-13-beach', 'A striped parasol on the beach at the end of the line'),
  picture('story-14-carousel', 'The carousel in the park, its horses mid-gallop'),
  picture('story-15-autumn', 'An avenue of trees in October'),
  picture('story-16-kitchen', 'A small kitchen, a large pot, steam on the window'),
  picture('story-17-cat', 'The neighbour’s cat on the window sill'),
  picture('story-18-ring', 'A ring in an open box on a blanket in the grass'),
  picture('story-19-fireworks', 'Fireworks over the river'),
  picture('story-20-string-lights', 'String lights across the courtyard, waiting for the guests'),
  picture('story-21-invitation', 'An envelope with a wax seal, addressed to you'),
];
