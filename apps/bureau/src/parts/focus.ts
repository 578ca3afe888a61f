import { useEffect } from 'react'

/**
 * A dialog that is open while it is mounted. When it closes, focus returns to the element before it, or to the beginning of the
 * screen where that is gone.
 */
export function useFocusReturned(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus()
      else document.getElementById('contenu')?.focus({ preventScroll: true })
    }
  }, [])
}
