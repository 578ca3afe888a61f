// Repairs parts of the library that a keyboard or a screen reader can not use, each time the library draws them.
type Mending = readonly [selector: string, mend: (element: Element) => void]

const MENDINGS: readonly Mending[] = [
  // A button that shows only a picture needs a label.
  ['button[class*="copy-button"]:not([aria-label])', (one) => one.setAttribute('aria-label', 'Copy')],
  // The label for screen readers differs from the visible text.
  ['button.show-more[aria-label]', (one) => one.removeAttribute('aria-label')],
  // A list that is longer than its box must be reachable by keyboard.
  ['ul.endpoints:not([tabindex])', (one) => one.setAttribute('tabindex', '0')],
]

/** Repairs the elements below this one whenever the library draws. */
export function mendAsDrawn(place: Element): void {
  let isDue = false
  const mendAll = () => {
    isDue = false
    for (const [selector, mend] of MENDINGS) for (const one of place.querySelectorAll(selector)) mend(one)
  }
  new MutationObserver(() => {
    if (!isDue) requestAnimationFrame(mendAll)
    isDue = true
  }).observe(place, { childList: true, subtree: true })
}
