import '@invitation/ui/theme/reset';
import { renderToStaticMarkup } from 'react-dom/server';
import { CARDS_PER_PAGE, type Card, type Paper } from '../card';
import { CardView } from './card-view';
import { celebration } from './content';
import * as styles from './sheet.css';

const PAPER_NAMES: Readonly<Record<Paper, string>> = { A4: 'A4', letter: 'Letter' };

const pagesOf = (cards: readonly Card[]): (readonly Card[])[] =>
  Array.from({ length: Math.ceil(cards.length / CARDS_PER_PAGE) }, (_, page) =>
    cards.slice(page * CARDS_PER_PAGE, (page + 1) * CARDS_PER_PAGE),
  );

/**
 * Renders cards as a whole HTML document.
 *
 * @param css the styles of this module's build
 */
export const renderSheet = (cards: readonly Card[], paper: Paper, css: string): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`Cards for ${celebration.hosts}`}</title>
        <style>{`@page{margin:0;size:${paper}}${css}`}</style>
      </head>
      <body>
        <p className={styles.note}>
          Print these cards on {PAPER_NAMES[paper]} paper at 100 %, with background graphics. Then
          cut along the lines.
        </p>
        <main>
          {pagesOf(cards).map((page) => (
            <section key={page[0]?.link} className={styles.pages[paper]}>
              {page.map((card) => (
                <div key={card.link} className={styles.quarter}>
                  <CardView {...card} />
                </div>
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>,
  )}`;
