// The one style sheet of public pages and their islands: in this order, since what is particular refines what is
// general.
import "#web/styles/tokens.css";
import "#web/styles/base.css";
import "#web/styles/controls.css";
import "#web/styles/badges.css";
import "./shared-styles.ts";
import "./page-styles.ts";
