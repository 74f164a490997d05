import { createContext } from "react";

/** Photos that were chosen before the form opened; its photo field uploads them. */
export const FirstPhotosContext = createContext<File[]>([]);
