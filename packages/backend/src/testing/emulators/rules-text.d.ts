declare module '*.rules?raw' {
  const text: string;
  export default text;
}
