// Repairs the parts of the library that a keyboard or a screen reader can not use, each time the library draws them.
type Mending = readonly [selector: string, mend: (element: Element) => void]

const MENDINGS: readonly Mending[] = [
  // A picture alone.
  ['button[class*="copy-button"]:not([aria-label])', (one) => one.setAttribute('aria-label', 'Copy')],
  // The label for screen readers differs from the visible text.
  ['button.show-more[aria-label]', (one) => one.removeAttribute('aria-label')],
  // Longer than its place, and reached by no key.
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
