const PREVIEW_PX = 160;

/**
 * What a phone and a screen can do besides with a file field: take the picture now (`data-takes-photo` names the field), and show a picture that was
 * chosen before it is sent. Drawn on a canvas: it needs no address that the content policy would have to allow, and a large picture stays small here.
 */
export function startChooseFile(): void {
  addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-takes-photo]')?.dataset.takesPhoto;
    const input = id && document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    const { accept } = input;
    const restore = () => {
      input.accept = accept;
      input.removeAttribute('capture');
    };
    for (const end of ['change', 'cancel']) input.addEventListener(end, restore, { once: true });
    // Asked for a JPEG, an iPhone converts its own format.
    input.accept = 'image/jpeg';
    input.setAttribute('capture', 'environment');
    input.click();
  });
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.id) return;
    const canvas = document.querySelector<HTMLCanvasElement>(`canvas[data-preview-of="${target.id}"]`);
    if (canvas) void draw(canvas, target.files?.[0]);
  });
}

async function draw(canvas: HTMLCanvasElement, file: File | undefined): Promise<void> {
  canvas.hidden = true;
  if (!file?.type.startsWith('image/')) return;
  try {
    const picture = await createImageBitmap(file, { resizeHeight: PREVIEW_PX });
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    canvas.hidden = false;
  } catch {
    // Not a picture that this browser can read: the server says what is wrong with it.
  }
}
