import type { ReactNode } from "react";
import { SIGN_IN_NEEDS_HTTPS } from "#contract/access/sign-in.ts";
import { RingDrawing } from "#web/ui/ring-drawing.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { Brand } from "../brand.tsx";
import crescentSmall from "./crescent-800.avif?url";
import crescentJpeg from "./crescent-1000.jpg?url";
import crescentLarge from "./crescent-1400.avif?url";
import "./login.css";

/** What the pages for people who are not signed in show of the shop. */
export type Frame = {
  businessName: string;
  showTrademark: boolean;
  hasSamplePhotos: boolean;
  publicUrl: string;
};

/** The frame of these pages: a photograph, or a drawing, and a form. */
export function SignInFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  const secureUrl = useSecureUrl(frame.publicUrl);
  return (
    <main className="sign-in" id="main">
      {frame.hasSamplePhotos ? <SamplePhoto /> : <RingDrawing />}
      <div className="stack-wide sign-in-words">
        <Brand name={frame.businessName} to="/" trademark={frame.showTrademark} />
        {secureUrl ? <OtherAddress url={secureUrl} /> : children}
      </div>
    </main>
  );
}

/** The address of this page over https, where the shop has it and the page was opened without. */
function useSecureUrl(publicUrl: string): string | null {
  if (!useHydrated() || !publicUrl.startsWith("https:")) return null;
  const { protocol, pathname, search, hash } = window.location;
  return protocol === "http:" ? publicUrl + pathname + search + hash : null;
}

function OtherAddress({ url }: { url: string }) {
  return (
    <p className="err" role="alert">
      {SIGN_IN_NEEDS_HTTPS} <a href={url}>{url}</a>
    </p>
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
