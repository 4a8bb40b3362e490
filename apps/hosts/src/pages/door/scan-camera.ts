/** Long enough that a phone stays cool, short enough that nobody waits. */
const INTERVAL_MS = 150;

/** In pixels. A code that fills a third of the picture is large enough in it. */
const WIDTH = 720;

type ReadFrame = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The Shape Detection API, which the types of TypeScript lack. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** Whether this device has a camera. It may still be refused. */
export async function hasCamera(): Promise<boolean> {
  const devices = await navigator.mediaDevices?.enumerateDevices?.().catch(() => []);
  return devices?.some(({ kind }) => kind === 'videoinput') ?? false;
}

/**
 * Shows the camera in a video, and reads the codes that it sees until it is stopped. A code that stays in sight is reported
 * again and again.
 *
 * @returns a function that switches the camera off
 * @throws an error of `getUserMedia`
 */
export async function scanCamera(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
): Promise<() => void> {
  const readFrame = await frameReader();
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
  let isOn = true;
  const stop = () => {
    isOn = false;
    for (const track of stream.getTracks()) track.stop();
  };
  video.srcObject = stream;
  const look = async () => {
    if (!isOn) return;
    // A frame that cannot be read is followed by the next one.
    const text = video.videoWidth > 0 ? await readFrame(video).catch(() => undefined) : undefined;
    if (isOn && text) onCode(text);
    setTimeout(look, INTERVAL_MS);
  };
  // Rejects if the video is gone by now.
  await video.play().catch(() => {});
  void look();
  return stop;
}

/** The platform's detector, or ours, which is loaded only here. */
async function frameReader(): Promise<ReadFrame> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => []);
  if (BarcodeDetector && formats?.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, WIDTH / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const frame = context?.getImageData(0, 0, canvas.width, canvas.height);
    return frame && decodeQR(frame);
  };
}
