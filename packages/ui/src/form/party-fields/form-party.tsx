import type { CelebrationEvent, DayId } from '@invitation/domain/event/event';
import { personText } from '@invitation/domain/party/person-text';
import { answerField, answerText } from '@invitation/domain/record/questions';
import type { Fields, StoredRsvp } from '@invitation/domain/record/record';
import type { Values } from '@invitation/domain/rsvp/edit';
import {
  comingKeys,
  isPlace,
  isTaken,
  type PartyForm,
  partyIssues,
  partyToSave,
  personKeys,
  typedAt,
  withDay,
} from '@invitation/domain/rsvp/party-values';
import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Issue } from '../field-errors';
import { NeedFields, type PartyControls, PersonQuestion } from './party-fields';
import { WhoIsComing } from './who-is-coming';

interface NamingForm {
  readonly events: readonly CelebrationEvent[];
  readonly party?: PartyForm | null;
  readonly saved?: StoredRsvp | null;
  readonly isClosed?: boolean;
}

type Typed = Readonly<Record<string, string | undefined>>;

interface Controls {
  readonly values: Typed;
  readonly errors: FieldErrors;
  readonly choose: (name: string, value: string) => void;
}

/** What a form does for the people whom its invitation names (B14). */
export interface FormParty {
  readonly issuesOf: (values: Typed) => readonly Issue[];
  /** What the form saves of them. */
  readonly answersIn: (values: Typed) => Fields;
  /** Which field has the error of a fact that is saved. */
  readonly typedAt: (name: string, values: Typed) => string;
  /** A field of a person for people, and its label; `null` for any other field. */
  readonly quoted: (name: string, value: string) => readonly [label: string, text: string] | null;
  /** Whether the form shows the error of this field, which has no value in it. */
  readonly isShown: (name: string) => boolean;
  /** After the answer for a day: all members and added guests come, until the guest chooses. */
  readonly onAnswer: (day: DayId, answer: string, controls: Controls) => void;
  /** Who comes on a day with a yes, and the questions about it. */
  readonly onDay: (event: CelebrationEvent, controls: Controls) => ReactNode;
  /** What belongs to no day: dietary restrictions and questions. */
  readonly belowDays: (controls: Controls) => ReactNode;
}

export function formParty({
  events,
  party: asked,
  saved = null,
  isClosed = false,
}: NamingForm): FormParty {
  if (globalThis.WITHOUT_NAMED_GUESTS) return NO_PARTY;
  const party = asked ?? NOBODY;
  const controlsOf = ({ values, errors, choose }: Controls): PartyControls => ({
    party,
    values: values as Values,
    errorOf: (name) => errors[name]?.message as string | undefined,
    choose,
  });
  const questionsOn = (day: DayId | undefined, form: PartyControls) =>
    party.questions
      .filter((question) => question.if === day)
      .map((question) => (
        <PersonQuestion
          key={question.id}
          question={question}
          said={answerText(question, saved?.[answerField(question)])}
          form={form}
        />
      ));
  return {
    issuesOf: (values) => partyIssues(party, values as Values, saved),
    answersIn: (values) => partyToSave(party, values as Values),
    typedAt: (name, values) => typedAt(name, values as Values),
    isShown: (name) => asked != null && name.endsWith('Who'),
    quoted: (name, value) => personText(name, value, events, party.questions),
    onAnswer(day, answer, { values, choose }) {
      const all = values as Values;
      const isAnswered = comingKeys(party, { ...all, [day]: 'yes' }, day).length > 0;
      if (answer !== 'yes' || isAnswered || saved?.[day] === 'yes') return;
      for (const key of personKeys(all).filter((each) => !isPlace(each) || isTaken(each, all))) {
        choose(`who/${key}`, withDay(party, all[`who/${key}`], day, true));
      }
    },
    onDay(event, controls) {
      if (!asked || controls.values[event.day] !== 'yes') return null;
      const form = controlsOf(controls);
      return (
        <>
          <WhoIsComing event={event} saved={saved} isClosed={isClosed} form={form} />
          {questionsOn(event.day, form)}
        </>
      );
    },
    belowDays(controls) {
      if (!asked) return null;
      const form = controlsOf(controls);
      return (
        <>
          <NeedFields form={form} />
          {questionsOn(undefined, form)}
        </>
      );
    },
  };
}

/** Without names, nothing is asked and nothing is saved. */
const NOBODY: PartyForm = { people: 0, days: [], asked: [], questions: [] };

const NO_PARTY: FormParty = {
  issuesOf: () => [],
  answersIn: () => ({}),
  typedAt: (name) => name,
  quoted: () => null,
  isShown: () => false,
  onAnswer: () => {},
  onDay: () => null,
  belowDays: () => null,
};
