// Draws codes as a camera would show them, without the library that the workbench reads them with.
import qrcode from 'qrcode-generator'

/** Dark rectangles: left, top, width, height, in pixels. */
export type Drawn = readonly (readonly [number, number, number, number])[]

/** Draws a text as a QR code. */
export function drawSquare(text: string): Drawn {
  const code = qrcode(0, 'M')
  code.addData(text, 'Byte')
  code.make()
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place)
  const isDark = ([row, column]: readonly [number, number]) => code.isDark(row, column)
  return places
    .flatMap((row) => places.map((column) => [row, column] as const))
    .filter(isDark)
    .map(([row, column]) => [60 + column * 8, 60 + row * 8, 8, 8])
}

// The widths of bars and gaps of the characters from the space to «_» in Code 128, set B (ISO/IEC 15417, table 1).
const WIDTHS = `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232
  122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
  322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133
  112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113
  312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411
  142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112
  421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131`.split(
  /\s+/,
)
const START_B = { value: 104, widths: '211214' }
const STOP = '2331112'

/** Draws a text as a Code 128. */
export function drawLines(text: string): Drawn {
  const values = [...text].map((letter) => letter.charCodeAt(0) - 32)
  const sum = values.reduce((all, value, place) => all + value * (place + 1), START_B.value) % 103
  const widths = [START_B.widths, ...[...values, sum].map((value) => WIDTHS[value]), STOP].join('')
  const drawn: [number, number, number, number][] = []
  let left = 60
  for (const [place, width] of [...widths].entries()) {
    if (place % 2 === 0) drawn.push([left, 120, Number(width) * 2, 160])
    left += Number(width) * 2
  }
  return drawn
}

/** Returns a script: the browser has no reader of codes, and its camera shows this code, turned a quarter if `isTurned`. */
export const cameraOf = (drawn: Drawn, isTurned = false): string => `
  delete globalThis.BarcodeDetector
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 720, height: 720 })
    const context = canvas.getContext('2d')
    const draw = () => {
      context.resetTransform()
      context.fillStyle = '#e8e8e0'
      context.fillRect(0, 0, 720, 720)
      context.fillStyle = '#202020'
      if (${isTurned}) context.transform(0, 1, -1, 0, 720, 0)
      for (const [left, top, width, height] of ${JSON.stringify(drawn)}) context.fillRect(left, top, width, height)
      requestAnimationFrame(draw)
    }
    draw()
    return canvas.captureStream()
  }`
