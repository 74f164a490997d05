/** For tests that are about one kind of screen, whichever project runs them: test.use(phone). */
export const desk = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
};
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
