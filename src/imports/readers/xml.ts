// Parses XML as a stream of events, without custom entities or external parts. The parser stores the open tags, the attributes of
// one tag, and the text before the next tag; each of these is limited, whatever the file's size.
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { UnreadableFile } from '../fault.ts'

/** Greatest number of nested open tags: a workbook has ten, a KML with nested folders a few more. */
const MAX_TAGS = 64
/** Greatest number of attributes of one tag: the root of a workbook has about twenty. */
const MAX_ATTRIBUTES = 200
/** Greatest number of characters between two tags: 10,000 positions of a shape take half of them. */
const MAX_CHARACTERS = 1_048_576

/** The events of a document; names are given without their prefixes. */
export type Listener = {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

/** An error for a document that is not well-formed; `position` is the character at which parsing stopped. */
export class XmlFault extends Error {
  readonly position: number

  constructor(message: string, position: number) {
    super(message)
    this.position = position
  }
}

/** Parses a document piece by piece: `write` takes the next piece, `end` finishes. */
export function hear(listener: Listener): { write(piece: string): void; end(): void } {
  const parser = new SaxesParser()
  let [depth, attributes, pending, characters] = [0, 0, 0, 0]
  const bound = (limite: string, count: number, maximum: number) => {
    if (count > maximum) throw new UnreadableFile('fichier_trop_complexe', { limite, maximum })
  }
  // The parser reports a text only when it is complete, so the text that it buffers counts too.
  const readTag = () => {
    pending = 0
    characters = 0
    attributes = 0
  }
  const text = (piece: string) => {
    characters += piece.length
    bound('caracteres', characters, MAX_CHARACTERS)
    listener.text?.(piece)
  }
  parser.on('error', (cause) => {
    throw new XmlFault(cause.message, parser.position)
  })
  parser.on('attribute', () => {
    attributes += 1
    bound('attributs', attributes, MAX_ATTRIBUTES)
  })
  parser.on('opentag', ({ name, attributes: own }: SaxesTagPlain) => {
    depth += 1
    bound('balises_imbriquees', depth, MAX_TAGS)
    readTag()
    listener.open?.(bare(name), own)
  })
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', ({ name }) => {
    depth -= 1
    readTag()
    listener.close?.(bare(name))
  })
  return {
    write: (piece) => {
      pending += piece.length
      parser.write(piece)
      bound('caracteres', pending, MAX_CHARACTERS)
    },
    end: () => {
      parser.close()
    },
  }
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
