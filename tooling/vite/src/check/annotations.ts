import type { Finding } from '@invitation/domain/build-time/read/read-yaml';

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Shows findings on GitHub (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands). */
export const annotationsOf = (findings: readonly Finding[], folder: string): string =>
  findings
    .map(({ file, line, field, message }) => {
      const text = field ? `${field}: ${message}` : message;
      return `::error file=${folder}/${file},line=${line ?? 1}::${escaped(text)}`;
    })
    .join('\n');
