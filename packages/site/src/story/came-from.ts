let isReturning = false;

/** Whether the guest has just left the stories for another page. */
export const isReturningFromStory = (): boolean => isReturning;

/** Called by the stories as they lead back, and by the page that they led to. */
export const setReturningFromStory = (value: boolean): void => {
  isReturning = value;
};
