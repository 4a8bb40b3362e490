import type { CelebrationEvent, DayId } from '@invitation/domain/event/event';
import { personText } from '@invitation/domain/party/person-text';
import { answerField, answerText } from '@invitation/domain/record/questions';
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
import type { FieldErrors } from 'react-hook-form';
import type { RsvpFormProps } from '../rsvp-form/rsvp-form-props';
import { NeedFields, type PartyControls, PersonQuestion } from './party-fields';
import { WhoIsComing } from './who-is-coming';

type Typed = Readonly<Record<string, string | undefined>>;

interface Controls {
  readonly values: Typed;
  readonly errors: FieldErrors;
  readonly choose: (name: string, value: string) => void;
}

/** What a form does for the people whom its invitation names (B14). */
export type FormParty = ReturnType<typeof formParty>;

export function formParty({
  events,
  party: asked,
  saved = null,
  isClosed = false,
}: Pick<RsvpFormProps, 'events' | 'party' | 'saved' | 'isClosed'>) {
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
    issuesOf: (values: Typed) => partyIssues(party, values as Values, saved),
    /** The answers about people that the form saves. */
    answersIn: (values: Typed) => partyToSave(party, values as Values),
    /** The field that shows the error of a saved fact. */
    typedAt: (name: string, values: Typed) => typedAt(name, values as Values),
    /** Whether the form shows the error of this field, although it has no value for it. */
    isShown: (name: string) => asked != null && name.endsWith('Who'),
    /** The label and text of a person's field, as people read them; `null` for any other field. */
    quoted: (name: string, value: string) => personText(name, value, events, party.questions),
    /** Called after an answer for a day: all members and added guests come, until the guest chooses. */
    onAnswer(day: DayId, answer: string, { values, choose }: Controls) {
      const all = values as Values;
      const isAnswered = comingKeys(party, { ...all, [day]: 'yes' }, day).length > 0;
      if (answer !== 'yes' || isAnswered || saved?.[day] === 'yes') return;
      for (const key of personKeys(all).filter((each) => !isPlace(each) || isTaken(each, all))) {
        choose(`who/${key}`, withDay(party, all[`who/${key}`], day, true));
      }
    },
    /** Who comes on a day with a yes, and the questions about it. */
    onDay(event: CelebrationEvent, controls: Controls) {
      if (!asked || controls.values[event.day] !== 'yes') return null;
      const form = controlsOf(controls);
      return (
        <>
          <WhoIsComing event={event} saved={saved} isClosed={isClosed} form={form} />
          {questionsOn(event.day, form)}
        </>
      );
    },
    /** The fields that belong to no day: dietary restrictions and questions. */
    belowDays(controls: Controls) {
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
