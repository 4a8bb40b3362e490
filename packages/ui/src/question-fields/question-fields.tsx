import {
  type AnswerField,
  answerField,
  numbersOf,
  numbersText,
  type Question,
  shownOption,
} from '@invitation/domain/questions';
import { PEOPLE_LIMIT } from '@invitation/domain/rsvp-fields';
import { questions as words } from '@invitation/domain/words/group/questions';
import { useId } from 'react';
import { SelectField, TextAreaField } from '../field/field';
import * as styles from './question-fields.css';

interface AnswerProps {
  readonly question: Question;
  /** Empty without an answer. */
  readonly value: string;
  readonly onAnswer: (value: string) => void;
}

/** Questions of the hosts (B17). All answers are optional. */
export const QuestionFields = ({
  questions,
  values,
  people,
  errorOf,
  onAnswer,
}: {
  readonly questions: readonly Question[];
  readonly values: Readonly<Record<string, string | undefined>>;
  /** How many people come whom the question is about. 0 if nobody knows. */
  readonly people: (question: Question) => number;
  readonly errorOf: (name: AnswerField) => string | undefined;
  readonly onAnswer: (name: string, value: string) => void;
}) =>
  questions.map((question) => {
    const name = answerField(question);
    const props = {
      question,
      value: values[name] ?? '',
      onAnswer: (value: string) => onAnswer(name, value),
    };
    if (question.kind === 'text') {
      return (
        <TextAreaField
          key={name}
          name={name}
          label={question.label}
          rows={2}
          value={props.value}
          error={errorOf(name)}
          onChange={({ target }) => onAnswer(name, target.value)}
        />
      );
    }
    return question.kind === 'choice' ? (
      <SelectField
        key={name}
        name={name}
        label={question.label}
        value={props.value}
        onChange={({ target }) => onAnswer(name, target.value)}
      >
        <option value="">{words.noAnswer}</option>
        {question.options.map((option) => (
          <option key={option} value={option}>
            {shownOption(question, option)}
          </option>
        ))}
      </SelectField>
    ) : (
      <Numbers key={name} {...props} people={people(question)} />
    );
  });

/** How many of each option. The numbers need not match the people. */
function Numbers({ question, value, people, onAnswer }: AnswerProps & { readonly people: number }) {
  const note = useId();
  const numbers = numbersOf(value);
  const chosen = Object.values(numbers).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className={styles.group} aria-describedby={note}>
      <legend className={styles.legend}>{question.label}</legend>
      <div className={styles.options}>
        {question.options.map((option) => (
          <SelectField
            key={option}
            name={answerField(question)}
            label={shownOption(question, option)}
            value={numbers[option] ?? 0}
            onChange={({ target }) =>
              onAnswer(numbersText(question, { ...numbers, [option]: Number(target.value) }))
            }
          >
            {Array.from({ length: PEOPLE_LIMIT + 1 }, (_, count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
        ))}
      </div>
      <p id={note} role="status" className={styles.note}>
        {people > 0
          ? words.chosenOf(chosen, people, people > 1 ? question.noun : '')
          : words.chosen(chosen)}
      </p>
    </fieldset>
  );
}
