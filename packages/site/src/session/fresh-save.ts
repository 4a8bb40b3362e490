/** Whether a save has not been celebrated yet. In memory, so that a reload or a return stays quiet (A2). */
export const freshSave = { isDue: false };
