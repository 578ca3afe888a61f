import { useEffect } from 'react'

/** In a dialog that stands as long as it is open: whoever leaves it is where they were, or at the beginning of the screen when that is gone. */
export function useFocusReturned(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus()
      else document.getElementById('contenu')?.focus({ preventScroll: true })
    }
  }, [])
}
