// A page on paper shows all rows that are loaded, and not only those in sight.
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns true while the browser prints the page. */
export function usePrinting(): boolean {
  const [isPrinting, set] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => set(true))
    const end = () => set(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
