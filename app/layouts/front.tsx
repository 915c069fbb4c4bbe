import type { ReactNode } from 'react';
import { Illustration } from '#app/ui/illustration/illustration.tsx';
import { beside, front, picture as pictureClass, sentence as sentenceClass } from './front.css.ts';

interface FrontLayoutProps {
  /** Address of the tenant's picture; may be empty. */
  picture: string;
  /** What the tenant says of itself; may be empty. */
  sentence: string;
  style: keyof typeof beside;
  children: ReactNode;
}

/** Sign-in and registration: the form beside the tenant's picture and sentence. */
export function FrontLayout({ picture, sentence, style, children }: FrontLayoutProps) {
  return (
    <div className={front}>
      {children}
      <aside className={beside[style]}>
        {sentence && <p className={sentenceClass[style]}>{sentence}</p>}
        {picture ? (
          <img className={pictureClass[style]} src={picture} alt="" width="720" height="480" decoding="async" />
        ) : (
          <Illustration scene="door" />
        )}
      </aside>
    </div>
  );
}
