import.meta.glob(["../../catalog/**/*.css", "../**/*.css"], { eager: true });
