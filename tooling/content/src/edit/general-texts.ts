import type { ContentSource } from '@invitation/domain/build-time/read/site-content';
import type { Edit } from './edit-content';
import { starterText } from './starter-texts';

/** A general description for each picture of the album that has none, until somebody describes it. Each is different, by its number. */
export const generalTexts = ({ album, celebration, languages }: ContentSource): readonly Edit[] =>
  album.pictures.flatMap(({ alt }, index): Edit[] => {
    if (alt !== '') return [];
    const value = starterText(
      languages,
      ({ thankYou }) => `${thankYou(celebration.hosts)}, ${index + 1}`,
    );
    return [{ file: 'album.yaml', path: ['pictures', index, 'alt'], value }];
  });
