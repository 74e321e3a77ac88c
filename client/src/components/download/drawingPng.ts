import type { Drawing } from './drawing';

/** Image pixels per page pixel: sharp on high resolution screens and in print. */
const scale = 2;

/** Converts a drawing to a PNG image. Throws if the browser cannot render it. */
export async function drawingPng({ text, width, height }: Drawing): Promise<Blob> {
  const image = new Image(width * scale, height * scale);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => (file === null ? reject(new Error('this browser draws no pictures')) : resolve(file)),
      'image/png',
    );
  });
}
