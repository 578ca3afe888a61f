import { useEffect } from 'react'

/**
 * Keeps the focus in an open dialog. When the dialog closes, the focus returns to the element that had it before, or to the
 * beginning of the screen if that element is gone.
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
