/** Breaks a text between its words. A word that is too long gets a separate line. @param measure the width of a text */
export function wrapText(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    const fits = lines.length > 0 && measure(longer) <= width;
    if (fits) lines.pop();
    lines.push(fits ? longer : word);
  }
  return lines;
}
