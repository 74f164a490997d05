/** What needs a person, as the checks found it last. */
export const HEALTH_PROBLEMS_QUERY = ["/api/health/problems"];
