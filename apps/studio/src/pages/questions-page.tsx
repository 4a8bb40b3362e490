import type { List, Part } from '@invitation/content/edit/form';
import * as form from '../form/form.css';
import { ListFields, PartFields } from '../form/part-fields';
import { partsOf } from '../sections';
import { useStudio } from '../store/studio-context';
import { idOf, nameOf } from './days-page';

/** The days that a question can be about, by their titles. */
function withDays(question: Part, days: readonly Part[]): Part {
  if (question.kind !== 'group') return question;
  const names = Object.fromEntries(days.map((day) => [idOf(day.file), nameOf(day)]));
  const choices = ['', ...Object.keys(names)];
  const parts = question.parts.map((part): Part => {
    const isDay = 'value' in part && part.path.at(-1) === 'if';
    return isDay ? { ...part, choices, names } : part;
  });
  return { ...question, parts };
}

export function QuestionsPage({ parts }: { readonly parts: readonly Part[] }) {
  const { state } = useStudio();
  const days = state ? partsOf('days', state) : [];
  const lists = parts.flatMap((part) => (part.kind === 'group' ? part.parts : []));
  return (
    <div className={form.parts}>
      {lists
        .filter((list): list is List => list.kind === 'list')
        .map((list) => (
          <ListFields
            key={list.field}
            list={list}
            renderItem={(item) => <PartFields part={withDays(item, days)} />}
          />
        ))}
    </div>
  );
}
