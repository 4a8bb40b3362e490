export const HELP = `Makes the album of your photographs: JPEG, PNG, WebP, AVIF or HEIC, of any size.

  npx pnpm photos FOLDER      Replaces the album by the photographs of this folder.
    --order time|name         By the time of the capture (the default; photographs without one come
                              last, by name) or by the name of the file.
  npx pnpm photos --thank-you FILE
                              Replaces the picture of the thank-you page.
  npx pnpm photos --profile FILE
                              Replaces the hosts' small round picture.

FOLDER, --thank-you and --profile can be used together.

Options
  --focus FILE=X,Y            Crops around this point, in fractions of the width and the height from
                              the top left corner: --focus IMG_2041.HEIC=0.3,0.5. Without it, the
                              command looks for the part that draws the eye. Can be repeated.
  --fit contain               Crops nothing, and fills the empty space with a blurred copy.
  --fit FILE=contain          Does so for one photograph. Can be repeated.
  --content DIR               The content; by default packages/domain/content.
  -h, --help                  Shows this text.

The name of a file becomes the name and the address of its picture. Texts in album.yaml stay with their
pictures. The old album stays until the new one is complete, also after Ctrl+C.`;
