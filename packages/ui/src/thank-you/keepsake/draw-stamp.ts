import type { Celebration } from '@invitation/domain/event/celebration';
import { type Colours, drawingImage } from './drawing-image';

/** Pixels for a unit of the drawing. */
const SCALE = 1.9;
const WIDTH = 136;
const LINES =
  'M56 36q5-4 10 0t10 0 10 0 10 0M58 46q5-4 10 0t10 0 10 0 10 0M56 56q5-4 10 0t10 0 10 0 10 0';

/** The stamp of the gate (`stamp.tsx`) with its postmark. */
export async function drawStamp(
  context: CanvasRenderingContext2D,
  { postmark, stamp }: Pick<Celebration, 'postmark' | 'stamp'>,
  place: { readonly right: number; readonly top: number },
  { family, colours }: { readonly family: string; readonly colours: Colours },
): Promise<void> {
  const picture = await drawingImage(stamp, 55 * SCALE, colours);
  context.save();
  context.translate(place.right - WIDTH * SCALE, place.top);
  context.scale(SCALE, SCALE);
  context.fillStyle = colours.page;
  context.fillRect(64, 3, 69, 86);
  Object.assign(context, { strokeStyle: colours.card, lineWidth: 5, lineCap: 'round' });
  context.setLineDash([0, 7.2]);
  context.strokeRect(64, 3, 69, 86);
  context.setLineDash([]);
  Object.assign(context, { strokeStyle: colours.accent, lineWidth: 1.25 });
  context.strokeRect(71, 10, 55, 72);
  context.drawImage(picture, 71, 10, 55, 72);
  context.strokeStyle = colours.muted;
  for (const radius of [25, 18]) {
    context.beginPath();
    context.arc(34, 46, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  context.stroke(new Path2D(LINES));
  Object.assign(context, {
    font: `500 9px ${family}`,
    fillStyle: colours.muted,
    textAlign: 'center',
  });
  for (const [index, line] of postmark.entries()) {
    context.fillText(line, 34, postmark.length === 1 ? 49.5 : 44 + 11 * index, 31);
  }
  context.restore();
}
