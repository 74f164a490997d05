// A module of its own, as page-styles.ts is: what a glob imports comes before all other imports of its module.
import.meta.glob(["../../ui/*.css", "../../error-page/*.css"], { eager: true });
