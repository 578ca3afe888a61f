// The values of each kind that files, forms and phones read in the same way: as they are written, and as they are stored or
// refused.

/** A member of a producer, a text, and the stored value or the fault. */
export type Entry = readonly [text: string, read: { readonly value: string } | { readonly fault: string }]

const value = (read: string) => ({ value: read })
const fault = (code: string) => ({ fault: code })

/** The entries of each member. */
export const VALUES: Readonly<Record<'nom' | 'telephone' | 'date_naissance' | 'numero', readonly Entry[]>> = {
  nom: [
    ['Ade\u0301le', value('Adéle')],
    ['\u202AAfi\u202C', value('Afi')],
    ['Jean\u00A0 Paul', value('Jean Paul')],
    ['  N’Guessan ', value('N’Guessan')],
    ['Ọlá Ƙwàrì', value('Ọlá Ƙwàrì')],
    ['HÃ©lÃ¨ne', fault('texte_illisible')],
    ['H\uFFFDlène', fault('texte_illisible')],
    ['Ad?le', fault('texte_illisible')],
    ['Kouam?', fault('texte_illisible')],
    ['Kouam\\u00e9', fault('texte_illisible')],
    ['Kouamé_x000D_', fault('texte_illisible')],
    ['CÅ“ur', fault('texte_illisible')],
    ['TÉ”kpÉ”', fault('texte_illisible')],
    ['á»ŒlÃ¡', fault('texte_illisible')],
    ['Åse', value('Åse')],
    ['D´Almeida', value('D´Almeida')],
    ['1,23457E+12', fault('nombre_abrege')],
  ],
  telephone: [
    ['+229 97 00 00 01', value('+22997000001')],
    ['0022997000001', value('+22997000001')],
    ['(229) 97.00.00.01', value('22997000001')],
    ['+33 (0)4 91 00 00 00', value('+33491000000')],
    ['+33 ( 0 ) 4 91 00 00 00', value('+33491000000')],
    ['229 97000001', value('22997000001')],
    ['9700001 9700002', fault('telephone_illisible')],
    ['970001\u00A0970002', fault('telephone_illisible')],
    ['٩٧٠٠٠٠٠١', value('97000001')],
    ['９７００ ０００１', value('97000001')],
    ['\u200E97000001', value('97000001')],
    ['néant', fault('telephone_illisible')],
    ['+1 234', fault('telephone_illisible')],
    ['123456789012345', fault('telephone_illisible')],
    ['97000001.0', fault('nombre_abrege')],
  ],
  date_naissance: [
    ['1984-03-02', value('1984-03-02')],
    ['2/3/1984', value('1984-03-02')],
    ['02.03.1984', value('1984-03-02')],
    ['٢/٣/١٩٨٤', value('1984-03-02')],
    ['31/02/1984', fault('date_illisible')],
    ['1984', fault('date_illisible')],
    ['2567-01-01', fault('date_illisible')],
  ],
  numero: [
    ['٠١٢٣٤٥٦٧', value('01234567')],
    ['CIP\u00A0 ００１２', value('CIP 0012')],
    ['0012\u200B34', value('001234')],
    ['2E+10', fault('nombre_abrege')],
  ],
}

/** Names, and the result of searching them for the words. */
export const SEARCHES: readonly (readonly [name: string, words: string, isFound: boolean])[] = [
  ['N’Guessan Kouamé', 'nguessan', true],
  ['Ade\u0301le Adjovi', 'ADJOVI adele', true],
  ['Ọlá Ƙwàrì', 'kwari ola', true],
  ['P\u200B-001', 'p 001', true],
  ['Parcelle ١٢', '12', true],
  ['Straße œuvre', 'strasse oeuvre', true],
  ['Jean-Paul', 'paul jean', true],
  ['Ɖɔɖɔ Ŋutifafa', 'dodo nuti', true],
  ['Nguyễn Thị', 'thi nguyen', true],
  ['Иванов', 'ИВАНОВ', true],
  ["  D'Almeida,  José-María (fils) ", 'dalmeida fils', true],
  ['Afi', 'rose', false],
  ['Adjovi Afi', 'adjovi koffi', false],
  ['田中', '山田', false],
]
