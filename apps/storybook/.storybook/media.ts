/** The media that the styles and scripts of a story believe in. */
export interface Media {
  readonly isPrint: boolean;
  /** `null` leaves it to the browser. */
  readonly isMotionReduced: boolean | null;
}

const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

/** The conditions of the style sheets as they were written. */
const written = new WeakMap<CSSMediaRule, string>();

/** Rewrites a media query so that it has the wanted answer. `speech` never matches. */
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

// Pages add their style sheets when they load.
new MutationObserver(answerAll).observe(document.head, { childList: true, subtree: true });

/**
 * Applies the styles for print or for reduced motion. A page cannot set the browser's preferences, but it can rewrite the queries of
 * its style sheets. Forced colours are not simulated, because the browser itself applies them.
 */
export function showAs(media: Media): void {
  shown = media;
  answerAll();
  window.matchMedia = (query) => matches(answered(query, media));
}
