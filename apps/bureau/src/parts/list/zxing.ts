// Reads codes in pictures without the browser's help, by ZXing. Its readers are imported one by one: all of them are 120 kB.
import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap.js'
import HybridBinarizer from '@zxing/library/es2015/core/common/HybridBinarizer.js'
import DataMatrixReader from '@zxing/library/es2015/core/datamatrix/DataMatrixReader.js'
import Code39Reader from '@zxing/library/es2015/core/oned/Code39Reader.js'
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader.js'
import MultiFormatUPCEANReader from '@zxing/library/es2015/core/oned/MultiFormatUPCEANReader.js'
import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader.js'
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource.js'

// Larger pictures of a camera are made smaller: a longer search finds no more.
const WIDEST = 1024
// Pictures are looked at in these sizes, one after the other: ZXing takes the corners of a code for others by chance of the size.
const SIZES = [1, 0.8, 0.6]

const SQUARE = [new QRCodeReader(), new DataMatrixReader()]
const LINES = [new Code128Reader(), new Code39Reader(), new MultiFormatUPCEANReader()]
const canvas = document.createElement('canvas')
let looked = 0

/** Reads the code in a picture, or in the present one of a camera; null if it shows none. */
export async function look(of: HTMLVideoElement | ImageBitmap): Promise<string | null> {
  const [across, down] = 'videoWidth' in of ? [of.videoWidth, of.videoHeight] : [of.width, of.height]
  const scale = Math.min(1, WIDEST / across) * (SIZES[looked % SIZES.length] ?? 1)
  looked += 1
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)]
  const context = canvas.getContext('2d', { willReadFrequently: true })
  // A camera that has just begun has no picture yet.
  if (context === null || !(width > 0 && height > 0)) return null
  Object.assign(canvas, { width, height })
  context.drawImage(of, 0, 0, width, height)
  return read({ grey: greyOf(context.getImageData(0, 0, width, height).data), width, height })
}

type Picture = { readonly grey: Uint8ClampedArray; readonly width: number; readonly height: number }

// Lines may stand upright in the picture.
const read = (picture: Picture): string | null =>
  decode(picture, [...LINES, ...SQUARE]) ?? decode(turned(picture), LINES)

function decode({ grey, width, height }: Picture, readers: readonly Reader[]): string | null {
  const bits = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))
  for (const reader of readers)
    try {
      return reader.decode(bits).getText()
    } catch {
      // ZXing throws if a picture has no code of this kind.
      reader.reset()
    }
  return null
}

type Reader = (typeof SQUARE | typeof LINES)[number]

function greyOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(pixels.length / 4)
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]]
    grey[at] = (red + green + green + blue) / 4
  }
  return grey
}

function turned({ grey, width, height }: Picture): Picture {
  const other = new Uint8ClampedArray(grey.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) other[x * height + (height - 1 - y)] = grey[y * width + x] ?? 0
  return { grey: other, width: height, height: width }
}
