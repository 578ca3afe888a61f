// Reads countries: a code of ISO 3166-1 with two or three letters, or the name of the country.
import { toNarrow } from './digits.ts'
import { nameKey } from './names.ts'
import type { Reading } from './reading.ts'

/**
 * Reads a country as its code of two letters. A code that no country has is a fault; `proche` is the code that people mean by it.
 */
export function country(text: string): Reading {
  const key = nameKey(toNarrow(text))
  const code = key.toUpperCase()
  const found = ASSIGNED.has(code)
    ? code
    : (BY_THREE.get(code) ?? (key.length > 3 ? codeNamed(key) : undefined))
  if (found !== undefined) return { value: found }
  const proche = MISTAKEN[code]
  return { fault: 'pays_inconnu', ...(proche && { details: { raison: 'pays_proche', proche } }) }
}

// The codes that ISO 3166-1 assigns: two letters, then three. No platform has the codes of three letters, and the names of
// `Intl` also have codes that ISO reserves or withdrew.
const CODES = (
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE ' +
  'BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS ' +
  'BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN ' +
  'COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST ' +
  'EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF ' +
  'GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD ' +
  'HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM ' +
  'JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA ' +
  'LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD ' +
  'MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM ' +
  'NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG ' +
  'PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA ' +
  'SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD ' +
  'STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON ' +
  'TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR ' +
  'VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE'
).split(' ')
const ASSIGNED = new Set(CODES.map((code) => code.slice(0, 2)))
const BY_THREE = new Map(CODES.map((code) => [code.slice(2), code.slice(0, 2)]))

// Codes that ISO reserves for other uses, and that people write for a country.
const MISTAKEN: Readonly<Record<string, string | undefined>> = { UK: 'GB', EL: 'GR' }

const LANGUAGES = ['fr', 'en', 'es', 'pt']
// Made at the first name: most cells hold a code. A name that two countries share has no code.
let byName: Map<string, string | undefined> | undefined

function codeNamed(key: string): string | undefined {
  byName ??= namesOfAll()
  return byName.get(key)
}

function namesOfAll(): Map<string, string | undefined> {
  // Two countries are called Congo.
  const names = new Map<string, string | undefined>([['congo', undefined]])
  // Some phones have no names of countries: there a code is needed.
  if (typeof Intl.DisplayNames !== 'function') return names
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      const shown = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' })
      for (const code of ASSIGNED) {
        const key = nameKey(shown.of(code) ?? '')
        names.set(key, (names.get(key) ?? (names.has(key) ? undefined : code)) === code ? code : undefined)
      }
    }
  return names
}
