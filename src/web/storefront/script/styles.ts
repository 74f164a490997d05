// The one style sheet of public pages and their islands: in this order, since what is particular refines what is
// general.
import "#web/styles/tokens.css";
import "#web/styles/base.css";
import "#web/styles/controls.css";
import "#web/styles/badges.css";

import.meta.glob(
  ["../../ui/**/*.css", "../../error-page/*.css", "../../catalog/**/*.css", "../**/*.css"],
  { eager: true },
);
