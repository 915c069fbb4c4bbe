import { avatar, picture } from './avatar.css.ts';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  name: string;
  /** Address of a picture; without one, initials. */
  image?: string | null;
  size?: keyof typeof avatar;
}

/** A person's picture over their initials, which show while it is not there or does not come; their name stands beside it. */
export function Avatar({ name, image, size = 'normal' }: AvatarProps) {
  return (
    <span className={avatar[size]} aria-hidden="true">
      {initialsOf(name)}
      {image && <img className={picture} src={image} alt="" width="64" height="64" loading="lazy" />}
    </span>
  );
}
