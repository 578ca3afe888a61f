// Letters as dots, drawn from the outlines of a font: the letters that a printer has in its memory.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

const FONT = create(
  readFileSync(
    join(import.meta.dirname, '../../../node_modules/dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf'),
  ),
) as Font
const STEPS = 6

type Point = readonly [x: number, y: number]

const drawnBefore = new Map<string, Point[]>()

/** Draws a letter into a cell; returns its dark dots. */
export function glyphOf(letter: string, width: number, height: number): Point[] {
  const name = `${letter} ${width} ${height}`
  const dots = drawnBefore.get(name) ?? drawn(letter, width, height)
  drawnBefore.set(name, dots)
  return dots
}

function drawn(letter: string, width: number, height: number): Point[] {
  const { path } = FONT.glyphForCodePoint(letter.codePointAt(0) ?? 0)
  const scale = height / (FONT.ascent - FONT.descent)
  const across = width / (FONT.glyphForCodePoint(0x4d).advanceWidth * scale)
  const place = ([x, y]: Point): Point => [x * scale * across, height - (y - FONT.descent) * scale]
  const sides = sidesOf(path.commands.map(({ command, args }) => ({ command, args: [...args] })))
  const placed = sides.map(([from, to]) => [place(from), place(to)] as const)
  const dots: Point[] = []
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (isInside(x + 0.5, y + 0.5, placed)) dots.push([x, y])
  return dots
}

type Side = readonly [from: Point, to: Point]

// Turns curves into short lines.
function sidesOf(commands: readonly { command: string; args: number[] }[]): Side[] {
  const sides: Side[] = []
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  const go = (to: Point) => {
    sides.push([at, to])
    at = to
  }
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args
    if (command === 'moveTo') {
      at = [a, b]
      start = at
    } else if (command === 'lineTo') go([a, b])
    else if (command === 'quadraticCurveTo') {
      const [x, y] = at
      for (let step = 1; step <= STEPS; step += 1) {
        const t = step / STEPS
        const [u, v, w] = [(1 - t) ** 2, 2 * (1 - t) * t, t * t]
        go([u * x + v * a + w * c, u * y + v * b + w * d])
      }
    } else if (command === 'closePath') go(start)
  }
  return sides
}

// Counts the outlines to the right by their direction (non-zero winding).
function isInside(x: number, y: number, sides: readonly Side[]): boolean {
  let winding = 0
  for (const [[x1, y1], [x2, y2]] of sides) {
    if (y1 > y === y2 > y) continue
    if (x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) winding += y2 > y1 ? 1 : -1
  }
  return winding !== 0
}
