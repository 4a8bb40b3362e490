import { type Edit, editFiles } from '@invitation/content/edit/edit-content';
import { addToAlbum, replaceSlot, unusedPictures } from '@invitation/content/edit/photographs';
import { type Start, startEdits } from '@invitation/content/edit/start';
import { type FileBytes, openContentFolder } from '@invitation/content/files/content-folder';
import { parsedContent } from '@invitation/vite/content/folder';

/** A celebration as a couple makes it in the studio: the first ten minutes, then what they choose. */
export interface Couple {
  readonly name: string;
  readonly start: Start;
  readonly edits: readonly Edit[];
  /** The apps that their guests and they open. */
  readonly apps: readonly string[];
}

const inCelebration = (path: Edit['path'], value: Edit['value']): Edit => ({
  file: 'celebration.yaml',
  path,
  value,
});

/** Beside the wedding in Lisbon, which the bench makes in the browser. */
export const COUPLES: readonly Couple[] = [
  {
    name: 'Buenos Aires',
    start: {
      hosts: 'Lucía y Bruno',
      party: 'wedding',
      language: 'es',
      city: 'Buenos Aires',
      timeZone: 'America/Argentina/Buenos_Aires',
      password: 'milonga',
      days: [
        {
          title: 'Boda civil',
          date: '2083-03-19',
          start: '18:00',
          end: '23:00',
          location: 'Palacio Paz',
        },
        {
          title: 'Asado y tango',
          date: '2083-03-20',
          start: '20:00',
          end: '04:00',
          location: 'Quinta Los Aromos',
        },
      ],
    },
    edits: [
      { file: 'days/friday.yaml', path: ['guests'], value: 'weekend' },
      inCelebration(['saturdaySite'], 'yes'),
      inCelebration(['palette'], '#1d6e8a'),
      inCelebration(['skyline'], 'vineyard'),
      inCelebration(['registry'], {
        heading: 'Regalos',
        text: 'Tu compañía es el mejor regalo.',
        account: { label: 'Nuestra cuenta (CBU)', number: '2850590940090418135201' },
      }),
    ],
    apps: ['full', 'saturday', 'hosts'],
  },
  {
    name: 'Leipzig',
    start: {
      hosts: 'Jana & Till',
      party: 'birthday',
      language: 'de',
      city: 'Leipzig',
      timeZone: 'Europe/Berlin',
      password: 'lindenblüte',
      days: [
        {
          title: 'Gartenfest',
          date: '2083-08-21',
          start: '15:00',
          end: '01:00',
          location: 'Kleingarten Abendsonne',
        },
      ],
    },
    edits: [inCelebration(['palette'], 'olive'), inCelebration(['skyline'], 'garden')],
    apps: ['full', 'hosts'],
  },
];

/**
 * Replaces a content by that of a couple, with the code of the studio.
 *
 * @param photographs the first two are for the thank-you and profile pictures, the others for the album
 * @throws Error that names what the content refuses
 */
export async function writeCouple(
  folder: string,
  { start, edits }: Couple,
  photographs: readonly string[],
): Promise<void> {
  const content = openContentFolder(folder);
  const write = async (given: readonly Edit[]) => {
    const before = content.read();
    const { files, refused } = editFiles(before, given);
    if (refused.length > 0) throw new Error(JSON.stringify(refused));
    const gone = [...before.keys()].filter((file) => !files.has(file));
    const [from, to] = [parsedContent(before).source, parsedContent(files).source];
    await content.write(
      'Couple',
      new Map<string, FileBytes>([
        ...gone.map((file) => [file, null] as const),
        ...files,
        ...(from && to ? unusedPictures(from, to) : []),
      ]),
    );
  };
  await write(startEdits(start, content.read()));
  await write(edits);
  const [thankYou = '', profile = '', ...album] = photographs;
  for (const path of album) await addToAlbum(content, path);
  await replaceSlot(content, 'thankYou', thankYou);
  await replaceSlot(content, 'profile', profile);
  await write([
    ...album.map((_, index) => ({
      file: 'album.yaml',
      path: ['pictures', index, 'alt'],
      value: `${start.hosts} ${index + 1}`,
    })),
    inCelebration(['thankYouPicture', 'alt'], start.hosts),
    inCelebration(['profilePicture', 'alt'], start.hosts),
  ]);
}
