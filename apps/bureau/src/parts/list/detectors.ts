// Readers of codes in pictures of the camera: the browser's own, or else a library that is loaded when a code is first read.

/** Reads the code in a picture, or in the present one of a camera; null if it shows none. */
export type Look = (of: HTMLVideoElement | ImageBitmap) => Promise<string | null>

type Detector = {
  detect(of: HTMLVideoElement | ImageBitmap): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = {
  new (): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

// Formats of the labels in a warehouse. A browser that knows none of them, as Chromium on some systems, leaves it to the library.
const NEEDED = ['qr_code', 'code_128']

/** Returns the reader of this browser; rejects if the library could not be loaded. */
export async function lookOf(): Promise<Look> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = (await Own?.getSupportedFormats()) ?? []
  if (Own === undefined || NEEDED.some((format) => !formats.includes(format)))
    return (await import('./zxing.ts')).look
  const detector = new Own()
  return async (of) => (await detector.detect(of))[0]?.rawValue ?? null
}
