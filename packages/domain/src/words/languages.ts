// One line for each language. The tag is also the value of `language` in the content.

export * as de from './de';
export * as 'en-GB' from './en-GB';
export * as 'en-US' from './en-US';
export * as es from './es';
export * as 'pt-PT' from './pt-PT';
