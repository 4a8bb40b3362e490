// One line a language. The tag is also the value of `language` in the content.
export * as 'en-US' from './en-US';
