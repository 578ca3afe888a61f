// Traceability and recalls: a lot both ways, the records that it leads to, and recalls from there. Which of them is shown stands in the address.
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

// Another record scrolls to the top; the frame does so for other screens alone.
function useBeginning(record: string | undefined): void {
  const before = useRef(record)
  useEffect(() => {
    if (before.current === record) return
    before.current = record
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [record])
}
