// Traceability and recalls: the genealogy of a lot in both directions, the pages of its records, and recalls. The URL decides
// which of them is shown.
import { useEffect, useRef } from 'react'
import { useAddress } from '../../address.ts'
import { Collecte } from './fiche/Collecte.tsx'
import { Expedition } from './fiche/Expedition.tsx'
import { Fournisseur } from './fiche/Fournisseur.tsx'
import { Recall } from './recall/Recall.tsx'
import { Start } from './Start.tsx'
import { Trace } from './Trace.tsx'

/** The screen. */
export function Screen() {
  const [{ lot, rappel, collecte, expedition, fournisseur }] = useAddress()
  useBeginning(rappel ?? collecte ?? expedition ?? fournisseur ?? lot)
  if (rappel !== undefined) return <Recall key={rappel} id={rappel} />
  if (collecte !== undefined) return <Collecte key={collecte} id={collecte} />
  if (expedition !== undefined) return <Expedition key={expedition} id={expedition} />
  if (fournisseur !== undefined) return <Fournisseur key={fournisseur} id={fournisseur} />
  return lot === undefined ? <Start /> : <Trace key={lot} id={lot} />
}

// Scrolls to the top when another record is shown; the frame does this only between screens.
function useBeginning(record: string | undefined): void {
  const before = useRef(record)
  useEffect(() => {
    if (before.current === record) return
    before.current = record
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [record])
}
