import { CARD, KEEPSAKE_SIZE } from './layout';

const WIDTH = KEEPSAKE_SIZE.width;

/** The paper and its airmail edge, down to `bottom`. */
export function drawCard(
  context: CanvasRenderingContext2D,
  bottom: number,
  { card, accent, muted }: Record<'card' | 'accent' | 'muted', string>,
): void {
  const { left, top, edge } = CARD;
  const [width, height] = [WIDTH - 2 * left, bottom - top];
  context.save();
  Object.assign(context, { fillStyle: card, shadowColor: '#0003', shadowBlur: 60 });
  context.fillRect(left, top, width, height);
  context.restore();
  context.save();
  context.beginPath();
  context.rect(left, top, width, height);
  context.rect(left + edge, top + edge, width - 2 * edge, height - 2 * edge);
  context.clip('evenodd');
  context.lineWidth = 24;
  for (let x = left - height, index = 0; x < left + width; x += 68, index++) {
    context.strokeStyle = index % 2 ? muted : accent;
    context.stroke(new Path2D(`M${x} ${bottom}L${x + height} ${top}`));
  }
  context.restore();
}

/** Two strings of lights, which meet in the middle. */
export function drawLights(
  context: CanvasRenderingContext2D,
  { muted, glow }: Record<'muted' | 'glow', string>,
): void {
  Object.assign(context, { strokeStyle: muted, lineWidth: 3, fillStyle: glow });
  for (const left of [0, WIDTH / 2]) {
    context.stroke(new Path2D(`M${left} 10q270 130 540 0`));
    for (const share of [0.1, 0.26, 0.42, 0.58, 0.74, 0.9]) {
      context.beginPath();
      context.arc(left + 540 * share, 24 + 260 * share * (1 - share), 11, 0, 2 * Math.PI);
      context.fill();
    }
  }
}
