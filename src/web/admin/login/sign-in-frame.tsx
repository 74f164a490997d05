import type { ReactNode } from "react";
import { RingDrawing } from "#web/ui/ring-drawing.tsx";
import { Brand } from "../brand.tsx";
import crescentSmall from "./crescent-800.avif?url";
import crescentJpeg from "./crescent-1000.jpg?url";
import crescentLarge from "./crescent-1400.avif?url";
import "./login.css";

/** What the pages for people who are not signed in show of the shop. */
export type Frame = { businessName: string; showTrademark: boolean; hasSamplePhotos: boolean };

/** The frame of these pages: a photograph, or a drawing, and a form. */
export function SignInFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <main className="sign-in" id="main">
      {frame.hasSamplePhotos ? <SamplePhoto /> : <RingDrawing />}
      <div className="sign-in-words">
        <Brand name={frame.businessName} to="/" trademark={frame.showTrademark} />
        {children}
      </div>
    </main>
  );
}

function SamplePhoto() {
  return (
    <picture className="sign-in-photograph">
      <source
        sizes="(min-width: 768px) 58vw, 100vw"
        srcSet={`${crescentSmall} 800w, ${crescentLarge} 1400w`}
        type="image/avif"
      />
      <img alt="" height="1000" src={crescentJpeg} width="1000" />
    </picture>
  );
}
