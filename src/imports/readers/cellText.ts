// Reads the texts of a workbook's cells from its XML.

/** Separates the text of a cell from its pronunciation: the text is in `t` or `v`, but not inside `rPh`. */
export function textHeard(): { open(name: string): void; close(name: string): void; isHeard(): boolean } {
  let [isText, isPhonetic] = [false, false]
  return {
    open(name) {
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' || name === 'v'
    },
    close(name) {
      if (name === 'rPh') isPhonetic = false
      isText = false
    },
    isHeard: () => isText && !isPhonetic,
  }
}

/** Decodes characters that XML cannot hold, written as `_x0041_`. */
export function unescapeText(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
