// XML as a stream of events, without entities of its own, external parts or memory of what went by.
import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** What is heard of a document; names without their prefixes. */
export type Listener = {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

/** Thrown for a document that is not well-formed. */
export class XmlFault extends Error {}

/** Hears a document piece by piece; `write` takes the next, `end` the last. */
export function hear(listener: Listener): { write(piece: string): void; end(): void } {
  const parser = new SaxesParser()
  parser.on('error', (cause) => {
    throw new XmlFault(cause.message, { cause })
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => listener.open?.(bare(name), attributes))
  parser.on('text', (text) => listener.text?.(text))
  parser.on('cdata', (text) => listener.text?.(text))
  parser.on('closetag', ({ name }) => listener.close?.(bare(name)))
  return {
    write: (piece) => {
      parser.write(piece)
    },
    end: () => {
      parser.close()
    },
  }
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
