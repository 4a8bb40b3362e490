import type { Part } from '@invitation/content/edit/form';
import * as form from '../form/form.css';
import { ListFields, PartFields } from '../form/part-fields';
import { DropZone } from './drop-zone';
import { ofHosts, Thumbnail } from './picture-fields';

const HEADINGS: Readonly<Record<string, string>> = {
  weekend: 'For the guests of the weekend',
  saturday: 'For the guests of the Saturday-only site',
};

/** A section of the practical page (B18). Its picture comes from a photograph. */
function Section({ part, target }: { readonly part: Part; readonly target: string | null }) {
  const parts = part.kind === 'group' ? part.parts : [];
  const position = Number(part.path.at(-1)) + 1;
  return (
    <>
      {parts.map((each) =>
        each.kind === 'group' ? (
          target !== null && (
            <div key={each.path.join('.')} className={form.parts}>
              {each.isPresent && <Thumbnail part={each} />}
              {each.isPresent &&
                ofHosts(each).map((value) => (
                  <PartFields key={value.path.join('.')} part={value} />
                ))}
              <DropZone
                label={`Drop a photo for section ${position} here, or choose a file`}
                target={target}
              />
            </div>
          )
        ) : (
          <PartFields key={each.path.join('.')} part={each} />
        ),
      )}
    </>
  );
}

export function DetailsPage({ parts }: { readonly parts: readonly Part[] }) {
  const lists = parts.flatMap((part) => (part.kind === 'group' ? part.parts : []));
  return (
    <div className={form.parts}>
      {lists.map((list) => {
        const site = String(list.path[0]);
        return (
          list.kind === 'list' && (
            <ListFields
              key={site}
              list={{ ...list, title: HEADINGS[site] ?? site }}
              renderItem={(item, index) => (
                <Section
                  part={item}
                  // A section that is not written yet has no place for a picture.
                  target={index < list.items.length ? `details.${site}.${index}` : null}
                />
              )}
            />
          )
        );
      })}
    </div>
  );
}
