import { encodePassword } from '@invitation/domain/gate';
import { invitationLink, newInvitationId } from '@invitation/domain/invitation-link';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrCodeSvg } from './qr-code';

it.each(['eastvillage', 'Açaí & pão à beira-mar, às sete da tarde'])(
  'a code with the password %s is read back as the link',
  async (password) => {
    const link = invitationLink(
      'https://invitation.example/',
      newInvitationId(),
      encodePassword(password),
    );
    const picture = sharp(Buffer.from(qrCodeSvg(link)), { density: 500 })
      .ensureAlpha()
      .raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    expect(decodeQR({ ...info, data })).toBe(link);
  },
);
