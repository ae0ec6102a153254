/** A CSS module: class names as written in the file, to those in the page. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A plain style sheet, imported for its effect. */
declare module '*.css' {}

/** A picture, as its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
