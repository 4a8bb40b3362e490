import { describe, expect, it } from 'vitest';
import { formOf } from '../../src/event/celebration';
import { content as other } from '../../src/fixtures/four-days';
import { content } from '../../src/fixtures/weekend';
import { NEUTRAL_DRAWINGS, readDrawing } from './drawing';
import { places } from './places';

const svg = (shapes: string) => `<svg xmlns="x" viewBox="0 0 9 9">\n  ${shapes}\n</svg>\n`;

describe('a drawing', () => {
  it('has the shapes, but not the title', () => {
    expect(readDrawing(svg('<title>A house</title>\n  <path d="M0 0"/>\n  <g/>'))).toEqual({
      viewBox: '0 0 9 9',
      shapes: '<path d="M0 0"/><g/>',
    });
  });

  it('keeps the window that is lit for a guest apart from the other shapes', () => {
    expect(readDrawing(svg('<path d="M0 0"/><path class="guest" d="M1 1"/><g/>'))).toEqual({
      viewBox: '0 0 9 9',
      shapes: '<path d="M0 0"/><g/>',
      guestWindow: '<path class="guest" d="M1 1"/>',
    });
  });

  it.each([
    ['0,0,1280,290', '0 0 1280 290', '<g/>'],
    [' 0 50.5  1280, 290 ', '0 50.5 1280 290', '<g/>'],
    ['-20 5 640 290', '0 5 640 290', '<g transform="translate(20)"><g/></g>'],
  ])('gets a viewBox that begins at 0, in one notation: %s', (viewBox, read, shapes) => {
    expect(readDrawing(`<svg viewBox="${viewBox}"><g/></svg>`)).toEqual({ viewBox: read, shapes });
  });

  it.each([
    ['<svg viewBox="0 0 640"><g/></svg>', 'has the viewBox "0 0 640"'],
    ['<svg viewBox="0 0 0 290"><g/></svg>', 'It needs four numbers'],
    ['<svg viewBox="0 0 1-2 290"><g/></svg>', 'It needs four numbers'],
    ['<p>no drawing</p>', 'must be an svg element'],
    [svg('<path style="fill: red"/>'), 'contains style=.'],
    [svg('<script>1</script>'), 'contains <script.'],
    [svg('<g onclick="x()"/>'), 'contains onclick=.'],
    [svg('<use href="https://elsewhere.example/"/>'), 'contains href="https:/'],
    [svg("<use href='//elsewhere.example/'/>"), "contains href='//else"],
    [svg('<use xlink:href = data:x />'), 'contains href = data:x.'],
    [svg('<path fill="url(https://elsewhere.example/#a)"/>'), 'contains url(.'],
    [svg('<image src="x.png"/>'), 'contains <image.'],
    [svg('<set attributeName="href" to="x"/>'), 'contains <set.'],
    [svg('<path/onload=x()>'), 'contains /onload=.'],
    [svg('<text>NYC</text>'), 'contains <text.'],
    [svg('<g/>'.repeat(2000)), 'is too long'],
    [svg('<g><path/>'), 'is not valid SVG at <g>.'],
    [svg('<g></g></defs>'), 'is not valid SVG at </defs>.'],
    [svg('<g/></svg><svg>'), 'is not valid SVG at </svg>.'],
    [svg('<path d/>'), 'is not valid SVG at <path d/>.'],
    [svg('<path d=M0 />'), 'is not valid SVG at <path d=M0 />.'],
    [svg('<path d="M0 0/>'), 'is not valid SVG at <path d="M0 0/>.'],
    [svg('<path d="a"id="b"/>'), 'is not valid SVG at <path d="a"id="b"/>.'],
    [svg('<g id="a" id="b"/>'), 'is not valid SVG at <g id="a" id="b"/>.'],
    [svg('<g id="a&b"/>'), 'is not valid SVG at <g id="a&b"/>.'],
    [svg('<g id="&nbsp;"/>'), 'is not valid SVG at <g id="&nbsp;"/>.'],
    [svg('<g:a/>'), 'is not valid SVG at <g:a/>.'],
  ])('with a fault is reported with its line: %.40s', (text, message) => {
    const fault = readDrawing(text);
    expect(fault).toHaveProperty('message', expect.stringContaining(message));
    expect(fault).toHaveProperty('line', /^(contains|is not)/.test(message) ? 2 : 1);
  });

  it('may refer to its own parts, and be written by a drawing program', () => {
    const shapes = '<defs><path id="a"/></defs><use href="#a" fill="url(#b)"/>';
    const exported = `<?xml version="1.0"?>\n<!-- Inkscape -->\n${svg(shapes)}`;
    expect(readDrawing(exported)).toEqual({ viewBox: '0 0 9 9', shapes });
  });

  it.each([
    ['<use xlink:href="#a" />', '<use href="#a"/>'],
    ['<use xlink:href="#b" href="#a"/>', '<use href="#a"/>'],
    ['<path sodipodi:nodetypes="cc"\n  d="M0 0"/>', '<path d="M0 0"/>'],
    [`<g id='a&amp;"b"' xml:space="preserve"> x </g>`, `<g id='a&amp;"b"'></g>`],
    ['<g><title>A</title><title id="b">B & C</title></g>', '<g></g>'],
  ])('loses namespaces and texts: %s', (exported, shapes) => {
    expect(readDrawing(svg(exported))).toEqual({ viewBox: '0 0 9 9', shapes });
  });
});

it('a content without drawings gets neutral ones', () => {
  const { skyline, stamp } = other.weekend.celebration;
  expect({ skyline, stamp }).toEqual(NEUTRAL_DRAWINGS);
  expect(content.weekend.celebration.stamp).not.toEqual(stamp);
});

it.each([
  ['0 50 1280 290', 'wide'],
  ['0 50 640 290', 'narrow'],
  ['0 0 640 480', 'tall'],
  ['0 0 1400 1000', 'tall'],
])('a drawing of %s is %s', (viewBox, form) => {
  expect(formOf({ viewBox, shapes: '' })).toBe(form);
});

describe.each(Object.entries(places))('the drawings of a place: %s', (_, { skyline, stamp }) => {
  it('are valid drawings, and have a window for the guest', () => {
    for (const { viewBox, shapes } of [skyline, stamp]) {
      const drawing = `<svg viewBox="${viewBox}">${shapes}</svg>`;
      expect(readDrawing(drawing)).toEqual({ viewBox, shapes });
    }
    expect(skyline.guestWindow).toContain('class="guest"');
  });

  it('are low, small, and so wide that no house appears three times on a desktop', () => {
    expect(skyline.viewBox).toBe('0 50 1280 290');
    expect(formOf(skyline)).toBe('wide');
    expect(skyline.shapes.length).toBeLessThan(4096);
  });
});
