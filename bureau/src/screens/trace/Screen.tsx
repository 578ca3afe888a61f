// Traceability and recalls: a lot both ways, and recalls from there. Which of them is shown stands in the address.
import { useAddress } from '../../address.ts'
import { Recall } from './recall/Recall.tsx'
import { Start } from './Start.tsx'
import { Trace } from './Trace.tsx'

/** The screen. */
export function Screen() {
  const [{ lot, rappel }] = useAddress()
  if (rappel !== undefined) return <Recall key={rappel} id={rappel} />
  return lot === undefined ? <Start /> : <Trace key={lot} id={lot} />
}
