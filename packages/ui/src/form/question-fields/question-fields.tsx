import {
  answerField,
  numbersOf,
  numbersText,
  shownOption,
} from '@invitation/domain/record/questions';
import type { Question } from '@invitation/domain/record/record';
import { type AnswerField, PEOPLE_LIMIT } from '@invitation/domain/record/rsvp-fields';
import { questions as words } from '@invitation/domain/words/group/questions';
import { useId } from 'react';
import { SelectField, TextAreaField } from '../../basics/field/field';
import * as styles from './question-fields.css';

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
  /** How many people the question is about; 0 if that is unknown. */
  readonly people: (question: Question) => number;
  readonly errorOf: (name: AnswerField) => string | undefined;
  readonly onAnswer: (name: string, value: string) => void;
}) =>
  questions.map((question) => {
    const name = answerField(question);
    const value = values[name] ?? '';
    const answer = (given: string) => onAnswer(name, given);
    const field = {
      name,
      label: question.label,
      value,
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        answer(target.value),
    };
    if (question.kind === 'text') {
      return <TextAreaField key={name} {...field} rows={2} error={errorOf(name)} />;
    }
    return question.kind === 'choice' ? (
      <SelectField key={name} {...field}>
        <option value="">{words.noAnswer}</option>
        {question.options.map((option) => (
          <option key={option} value={option}>
            {shownOption(question, option)}
          </option>
        ))}
      </SelectField>
    ) : (
      <Numbers
        key={name}
        question={question}
        value={value}
        people={people(question)}
        onAnswer={answer}
      />
    );
  });

/** How many of each option. The numbers need not match the people. */
function Numbers({
  question,
  value,
  people,
  onAnswer,
}: {
  readonly question: Question;
  readonly value: string;
  readonly people: number;
  readonly onAnswer: (value: string) => void;
}) {
  const note = useId();
  const numbers = numbersOf(value);
  const chosen = Object.values(numbers).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className={styles.group} aria-describedby={note}>
      <legend className={styles.legend}>{question.label}</legend>
      <div className={styles.options}>
        {question.options.map((option) => (
          <Stepper
            key={option}
            name={answerField(question)}
            label={shownOption(question, option)}
            value={numbers[option] ?? 0}
            onChange={(count) => onAnswer(numbersText(question, { ...numbers, [option]: count }))}
          />
        ))}
      </div>
      <p id={note} role="status" className={styles.note}>
        {chosenText(question, chosen, people)}
      </p>
    </fieldset>
  );
}

/** E.g. `2 of 3 meals chosen`, or `4 chosen` if the number of people is unknown or smaller. Empty if both numbers are 0. */
function chosenText({ noun }: Question, chosen: number, people: number): string {
  if (people > 0 && chosen <= people) return words.chosenOf(chosen, people, people > 1 ? noun : '');
  return chosen > 0 ? words.chosen(chosen) : '';
}

/** A number from 0 to `PEOPLE_LIMIT`, in a row with its label. */
function Stepper({
  name,
  label,
  value,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  const step = (by: 1 | -1, action: string, sign: string) => {
    const isLast = value + by < 0 || value + by > PEOPLE_LIMIT;
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={action}
        // A disabled button would lose the focus.
        aria-disabled={isLast}
        onClick={() => isLast || onChange(value + by)}
      >
        {sign}
      </button>
    );
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.option}>
        {label}
      </label>
      {step(-1, words.oneFewer(label), '−')}
      <select
        id={id}
        name={name}
        className={styles.count}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {Array.from({ length: PEOPLE_LIMIT + 1 }, (_, count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
      {step(1, words.oneMore(label), '+')}
    </div>
  );
}
