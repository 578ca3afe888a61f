// A QR code, dark on white in both schemes: a camera reads no other.
import qrcode from 'qrcode-generator'
import { useMemo } from 'react'

const MARGIN = 4

/** The QR code of a text. */
export function Square({ text, label, size: px = 220 }: { text: string; label: string; size?: number }) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width={px} height={px}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}

function drawn(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M')
  code.addData(text, 'Byte')
  code.make()
  const count = code.getModuleCount()
  const places = Array.from({ length: count * count }, (_, n) => [Math.floor(n / count), n % count] as const)
  const dark = places.filter(([row, column]) => code.isDark(row, column))
  const path = dark.map(([row, column]) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`).join('')
  return { size: count + 2 * MARGIN, path }
}
