/** What the styles and scripts of a story are told of the screen. */
export interface Media {
  readonly isPrint: boolean;
  /** `null` leaves it to the browser. */
  readonly isMotionReduced: boolean | null;
}

const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

/** The conditions of the style sheets as they were written. */
const written = new WeakMap<CSSMediaRule, string>();

/** The same question with another answer. `speech` matches nowhere. */
function answered(query: string, { isPrint, isMotionReduced }: Media): string {
  const typed = isPrint
    ? query.replace(/\bprint\b/g, 'all').replace(/\bscreen\b/g, 'speech')
    : query;
  if (isMotionReduced === null) return typed;
  return typed.replace(/\(prefers-reduced-motion(: [\w-]+)?\)/g, (feature) =>
    feature.includes('no-preference') === isMotionReduced ? NEVER : ALWAYS,
  );
}

function mediaRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesIn(rule.cssRules) : []),
  ]);
}

const matches = window.matchMedia.bind(window);
let shown: Media = { isPrint: false, isMotionReduced: null };

function answerAll(): void {
  for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRulesIn(sheet.cssRules))) {
    const query = written.get(rule) ?? rule.media.mediaText;
    written.set(rule, query);
    const next = answered(query, shown);
    if (rule.media.mediaText !== next) rule.media.mediaText = next;
  }
}

// Pages bring their styles with them.
new MutationObserver(answerAll).observe(document.head, { childList: true, subtree: true });

/**
 * Applies the rules for print or for reduced motion, as the browser would: a page cannot tell the browser what to prefer, but
 * it can ask its style sheets another question. Forced colours are no question of the page, but the browser's own.
 */
export function showAs(media: Media): void {
  shown = media;
  answerAll();
  window.matchMedia = (query) => matches(answered(query, media));
}
