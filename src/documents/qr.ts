// Draws QR codes as squares.
import qrcode from 'qrcode-generator'

/** Draws a text as a QR code within a square. */
export function drawCode(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const code = qrcode(0, 'M')
  code.addData(text, 'Byte')
  code.make()
  const count = code.getModuleCount()
  const side = size / count
  for (let row = 0; row < count; row += 1)
    for (const [from, to] of runs(count, (column) => code.isDark(row, column)))
      pdf.rect(x + from * side, y + row * side, (to - from) * side, side)
  pdf.fill('black')
}

// Joins neighbouring squares of a row, so that no light lines appear between them.
function runs(count: number, isDark: (column: number) => boolean): [number, number][] {
  const found: [number, number][] = []
  for (let column = 0; column < count; column += 1) {
    const last = found.at(-1)
    if (!isDark(column)) continue
    if (last?.[1] === column) last[1] = column + 1
    else found.push([column, column + 1])
  }
  return found
}
