// What the library draws without a name: its buttons that copy show a picture alone.
const COPY = 'button[class*="copy-button"]:not([aria-label])'

/** Names the buttons in this place, whenever some are drawn. */
export function nameButtons(place: Element): void {
  let isDue = false
  const name = () => {
    isDue = false
    for (const button of place.querySelectorAll(COPY)) button.setAttribute('aria-label', 'Copy')
  }
  new MutationObserver(() => {
    if (!isDue) requestAnimationFrame(name)
    isDue = true
  }).observe(place, { childList: true, subtree: true })
}
