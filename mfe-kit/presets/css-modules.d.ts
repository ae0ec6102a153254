/** A CSS module: maps class names in the file to class names in the page. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A plain style sheet, imported for its side effect. */
declare module '*.css' {}

/** A picture, as its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
